import type { INestApplicationContext } from '@nestjs/common';
import { publicOrganisationSchema } from '@reprise/contracts/organisation';
import { SiteReader } from '@reprise/configuration';
import { Directory } from '@reprise/identity';
import type { SiteOfHost } from './site-sender';

/** @param opened the application that answers; a page is first asked for when it listens. */
export const siteOfHost =
  (opened: () => Promise<INestApplicationContext>): SiteOfHost =>
  async (host, isHome) => {
    const app = await opened();
    const directory = app.get(Directory, { strict: false });
    const account = await directory.accountOfHost(host);
    const root = account && (await directory.root(account.id));
    if (!root) return undefined;
    const [summary, own] = await Promise.all([
      directory.account(account.id),
      app.get(SiteReader, { strict: false }).inPage(account, isHome),
    ]);
    return { ...own, account: summary, organisation: publicOrganisationSchema.parse(root) };
  };
