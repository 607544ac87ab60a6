const patienceMs = 10_000;

/** Ends a run that something keeps open after its specs, and names it; the specs alone decide whether it passed. */
module.exports = class CleanEnd {
  onRunComplete(_contexts, { success }) {
    const end = () => {
      const kept = process.getActiveResourcesInfo().join(', ');
      process.stderr.write(`The specs are over, and this keeps the run open: ${kept}\n`);
      process.exit(success ? 0 : 1);
    };
    // It keeps nothing open itself.
    setTimeout(end, patienceMs).unref();
  }
};
