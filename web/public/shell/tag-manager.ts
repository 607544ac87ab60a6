/** Adds the client's tag manager once. Only an id of its published form is put into an address. */
export function loadTagManager(document: Document, id: string): void {
  if (!/^GTM-[A-Z0-9]+$/.test(id) || document.getElementById('tag-manager')) return;
  const script = document.createElement('script');
  script.id = 'tag-manager';
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtm.js?id=${id}`;
  document.head.append(script);
}
