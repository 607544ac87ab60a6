export const usage = `npm run migrate -- [--from DIR] --to "eventstore=esdb://… mongodb=mongodb://…"

Copies an embedded installation to the engines, verifies the copy, and leaves the original as it is. Stop the server
first; start the hosts on the engines when the copy is complete. Run it again after an interruption: it goes on.

  --from DIR             the installation; DATA_DIR or ./data unless named
  --to "NAME=VALUE …"    what to copy to: eventstore=URL, mongodb=URL, data=DIR; each may be given alone as
  --to-eventstore URL      the log
  --to-mongodb URL         documents, files, checkpoints and timers
  --to-data DIR            a new data folder for what is not on an engine; needed with --to-eventstore alone
                         without any of them EVENTSTORE_URL and MONGODB_URL are taken, as by the hosts
  --state DIR            where it notes how far it is; .migration in the installation's folder unless named
  --dry-run              tells what would be copied, and whether the target can take it
  --verify               compares a copy with its source
  --help

With --to-mongodb alone the log stays in its folder, and the hosts are given MONGODB_URL and the same DATA_DIR.
Lists are not copied: the workers fold them again from the log when they start.

Exit codes: 0 done and verified · 1 failed, run again to go on · 2 wrong arguments · 3 refused, nothing was changed ·
4 the copy differs from the source · 130 interrupted, run again to go on`;
