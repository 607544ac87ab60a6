import { Refusal, type Problem } from '@reprise/contracts/problems';
import Fastify from 'fastify';
import { sendProblem } from './send-problem';

const columns = new Refusal('csv-columns-missing', { columns: 'email, role' });
const busy = new Refusal('too-many-requests', { retryAfter: 12 });
const fields = new Refusal('invalid-request', {}, [
  { propertyPath: 'answers[1].label', code: 'too-short', values: { minimum: 2 } },
  { propertyPath: 'photoKeys[0]', code: 'not-a-choice', text: 'photo-of-another-item' },
]);

async function answered(refusal: Refusal, language?: string) {
  const app = Fastify();
  app.get('/', (request, response) => sendProblem(request, response.header('vary', 'Origin'), refusal));
  const headers = language === undefined ? {} : { 'accept-language': language };
  const { headers: told, ...reply } = await app.inject({ url: '/', headers });
  return { status: reply.statusCode, told, body: reply.json<Problem>() };
}
const detailIn = async (refusal: Refusal, language?: string) =>
  (await answered(refusal, language)).body.detail;

describe('a problem', () => {
  it('is told in the language of the request, which the reply names', async () => {
    const french = await answered(columns, 'fr-CH, fr;q=0.9, en;q=0.8');
    expect(french.body).toMatchObject({
      code: 'csv-columns-missing',
      type: '/errors/csv-columns-missing',
      title: 'Une erreur est survenue',
      detail:
        'Ces colonnes manquent : email, role. Rien n’a été importé. Ajoutez-les au fichier, puis choisissez-le à nouveau.',
    });
    expect(french.body['hydra:description']).toBe(french.body.detail);
    expect(french.told).toMatchObject({
      'content-type': 'application/problem+json; charset=utf-8',
      'content-language': 'fr',
      vary: 'Origin, Accept, Accept-Language',
    });
  });

  it('is told in English to whoever names no language that we have', async () => {
    const english =
      'These columns are missing: email, role. Nothing was imported. Add them to the file, then choose it again.';
    for (const language of [undefined, '', '*', 'ja', 'fr;q=0', 'en-US, fr;q=0.5'])
      expect([language, await detailIn(columns, language)]).toEqual([language, english]);
    expect((await answered(columns)).told['content-language']).toBe('en');
    expect((await answered(columns)).body.title).toBe('An error occurred');
  });

  it('is told in the dearest language, not in the first', async () => {
    expect((await answered(busy, 'en;q=0.3, nl;q=0.7')).told['content-language']).toBe('nl');
    expect(await detailIn(busy, 'de-AT')).toMatch(/12 Sekunden/);
    expect(await detailIn(busy, 'fr')).toMatch(/Réessayez dans 12 secondes\.$/);
  });

  it('counts a long wait in minutes, as screens do', async () => {
    const locked = new Refusal('too-many-requests', { retryAfter: 882 });
    expect(await detailIn(locked, 'fr')).toMatch(/Réessayez dans 15 minutes\.$/);
    expect(await detailIn(locked, 'de')).toMatch(/in 15 Minuten/);
    expect(await detailIn(new Refusal('too-many-requests', { retryAfter: 89 }))).toMatch(/in 89 seconds\.$/);
  });

  it('names each field in that language, below what happened and what to do', async () => {
    const { body } = await answered(fields, 'fr');
    expect(body.violations).toEqual([
      { propertyPath: 'answers[1].label', message: 'Au moins 2 caractères.', code: 'too-short' },
      {
        propertyPath: 'photoKeys[0]',
        message: 'Cette photo n’a pas été prise de cet article.',
        code: 'not-a-choice',
      },
    ]);
    expect(body.type).toBe('/validation_errors/invalid-request');
    expect(body.detail.split('\n')).toEqual([
      'Certaines informations ne sont pas valides. Rien n’a été modifié. Corrigez les champs signalés, puis renvoyez.',
      'answers[1].label: Au moins 2 caractères.',
      'photoKeys[0]: Cette photo n’a pas été prise de cet article.',
    ]);
    expect(body['hydra:description']).toBe(body.detail.split('\n').slice(1).join('\n'));
    expect(await detailIn(fields, 'en')).toContain('\nanswers[1].label: At least 2 characters.\n');
  });
});
