/** The mail with its logo in it: in a mail that is an attachment, which a browser does not have. */
export function withPicture(html: string, logo: Buffer | undefined): string {
  const type = logo?.[0] === 0xff ? 'jpeg' : 'png';
  return logo ? html.replace('cid:logo', `data:image/${type};base64,${logo.toString('base64')}`) : html;
}
