/** Adds the client's tag manager once. Only an id in its documented format becomes part of an address. */
export function loadTagManager(document: Document, id: string): void {
  if (!/^GTM-[A-Z0-9]+$/.test(id) || document.getElementById('tag-manager')) return;
  const script = document.createElement('script');
  script.id = 'tag-manager';
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtm.js?id=${id}`;
  document.head.append(script);
}
