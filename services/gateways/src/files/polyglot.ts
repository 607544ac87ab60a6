const readersLookFor = 1024;
const endOfArchive = Buffer.from([0x50, 0x4b, 0x05, 0x06]);
const endBytes = 22;

/** A file is an archive by its end, whatever stands before: readers look there for the list of what it holds. */
function endsAsArchive(bytes: Buffer): boolean {
  for (let at = bytes.lastIndexOf(endOfArchive); at >= 0; at = bytes.lastIndexOf(endOfArchive, at - 1)) {
    const comment = at + endBytes <= bytes.length ? bytes.readUInt16LE(at + endBytes - 2) : -1;
    if (at + endBytes + comment === bytes.length) return true;
    if (at === 0) return false;
  }
  return false;
}

/** Readers of PDF take a file for one whose head stands anywhere near its beginning. */
const headsAsPdf = (bytes: Buffer): boolean => {
  const at = bytes.subarray(0, readersLookFor).indexOf('%PDF-');
  return at > 0;
};

/** Whether a file is, beside what it seems, an archive or a PDF to other programs. */
export const isPolyglot = (bytes: Buffer): boolean => endsAsArchive(bytes) || headsAsPdf(bytes);
