const patienceMs = 10_000;

/** A run that something keeps open when its specs are over fails, and says by what. */
module.exports = class CleanEnd {
  onRunComplete() {
    const end = () => {
      const kept = process.getActiveResourcesInfo().join(', ');
      process.stderr.write(`The specs are over, and this keeps the run open: ${kept}\n`);
      process.exit(1);
    };
    // It keeps nothing open itself.
    setTimeout(end, patienceMs).unref();
  }
};
