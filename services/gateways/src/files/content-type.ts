/** @throws RangeError */
export function checkContentType(contentType: string): void {
  if (!/^[\w.+-]+\/[\w.+-]+(; ?[\w-]+=[\w-]+)?$/.test(contentType))
    throw new RangeError('not a content type');
}
