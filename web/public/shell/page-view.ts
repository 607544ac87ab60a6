type Pushed = { readonly event: 'page_view'; readonly page_path: string; readonly page_title: string };
type Tagged = { dataLayer?: unknown[] };

/**
 * Tells the tag manager of a page. "page_path must not be empty" (customer journey §5); the query stays here, because it
 * may hold the token of a link, or what somebody searched for.
 */
export function pushPageView(page: Tagged, path: string, title: string): void {
  if (path === '') return;
  const seen: Pushed = { event: 'page_view', page_path: path, page_title: title };
  page.dataLayer = [...(page.dataLayer ?? []), seen];
}
