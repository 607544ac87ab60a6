import type { Carrier, KeptMailContent, KeptMailer } from '@reprise/gateways';
import type { FastifyInstance } from 'fastify';

const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const page = (
  title: string,
  body: string,
): string => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escape(title)}</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:760px;margin:32px auto;padding:0 16px;color:#16201c}
a{color:#0b6e4f}table{border-collapse:collapse;width:100%}td,th{text-align:left;padding:8px;border-bottom:1px solid #dde4e0}
iframe{width:100%;height:70vh;border:1px solid #dde4e0;border-radius:8px}
@media(max-width:600px){body{margin:16px auto}tr,td{display:block}td{padding:0;border:0}tr{padding:12px 0;border-bottom:1px solid #dde4e0}tr:has(th){display:none}}</style></head><body><h1>${escape(title)}</h1>${body}</body></html>`;

/**
 * Shows the mail as a mail program would: links open in a new tab, outside the frame, and no scripts run. A tab
 * opened this way has no access to this page.
 */
const framed = ({ subject, html }: KeptMailContent): string =>
  `<iframe sandbox="allow-popups allow-popups-to-escape-sandbox" title="${escape(subject)}" srcdoc="${escape(html.replace('<head>', '<head><base target="_blank">'))}"></iframe>`;

const mostMails = 100;

/**
 * Mails not sent because no mail server is configured; only in the demonstration. Of every client: the first
 * administrator of a new one finds the invitation here.
 */
export function serveKeptMails(fastify: FastifyInstance, kept: KeptMailer): void {
  fastify.get('/demo/mails', async (_request, reply) => {
    const rows = (await kept.newest(mostMails)).map(
      (mail) =>
        `<tr><td>${escape(mail.at.slice(0, 19).replace('T', ' '))}</td><td>${escape(mail.to)}</td><td><a href="/demo/mails/${mail.accountId}/${encodeURIComponent(mail.id)}">${escape(mail.subject)}</a></td></tr>`,
    );
    const newest = rows.length === mostMails ? `<p>The newest ${mostMails}.</p>` : '';
    const table = `${newest}<table><tr><th>Time (UTC)</th><th>To</th><th>Subject</th></tr>${rows.join('')}</table>`;
    const empty = '<p>No mail yet. Declare a buyback in the public app: its confirmation appears here.</p>';
    return reply
      .type('text/html; charset=utf-8')
      .send(page('Mails of the demonstration', rows.length > 0 ? table : empty));
  });
  fastify.get<{ Params: { account: string; id: string } }>(
    '/demo/mails/:account/:id',
    async (request, reply) => {
      const { account, id } = request.params;
      const mail = await kept.read(account, id);
      if (!mail)
        return reply
          .code(404)
          .type('text/html; charset=utf-8')
          .send(page('No such mail', '<p><a href="/demo/mails">All mails</a></p>'));
      const body = `<p>To ${escape(mail.to)} · ${escape(mail.at)} · <a href="/demo/mails">All mails</a></p>${framed(mail)}`;
      return reply.type('text/html; charset=utf-8').send(page(mail.subject, body));
    },
  );
}

/** The target of the sandbox carrier's tracking links. */
export function servePackagePage(fastify: FastifyInstance, carrier: Carrier): void {
  fastify.get<{ Params: { number: string } }>('/parcel/:number', async (request, reply) => {
    const { number } = request.params;
    const scans = await carrier.track(number).catch(() => []);
    const rows = scans.map(
      ({ at, code, place }) =>
        `<tr><td>${escape(at)}</td><td>${escape(code)}</td><td>${escape(place ?? '')}</td></tr>`,
    );
    const body =
      rows.length > 0
        ? `<table><tr><th>Time (UTC)</th><th>Scan</th><th>Place</th></tr>${rows.join('')}</table>`
        : '<p>No scan yet.</p>';
    return reply.type('text/html; charset=utf-8').send(page(`Package ${number}`, body));
  });
}
