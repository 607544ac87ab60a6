export const usage = `npm run migrate -- [--from DIR] --to "eventstore=esdb://… mongodb=mongodb://…"

Copies an embedded installation to the engines, verifies the copy, and leaves the original unchanged. Stop the server
first; start the hosts on the engines when the copy is complete. After an interruption, run it again: it resumes.

  --from DIR             the installation; default: DATA_DIR or ./data
  --to "NAME=VALUE …"    the target: eventstore=URL, mongodb=URL, data=DIR; each may be given separately as
  --to-eventstore URL      the log
  --to-mongodb URL         documents, files, checkpoints and timers
  --to-data DIR            a new data folder for what is not on an engine; required with --to-eventstore alone
                         without any of them, EVENTSTORE_URL and MONGODB_URL are used, as by the hosts
  --state DIR            where the progress is recorded; default: .migration in the installation's folder
  --dry-run              shows what would be copied, and whether the target can receive it
  --verify               compares a copy with its source
  --help

With --to-mongodb alone the log stays in its folder; the hosts then need MONGODB_URL and the same DATA_DIR.
Lists are not copied: the workers rebuild them from the log when they start.

Exit codes: 0 done and verified · 1 failed, run again to resume · 2 invalid arguments · 3 refused, nothing was changed ·
4 the copy differs from the source · 130 interrupted, run again to resume`;
