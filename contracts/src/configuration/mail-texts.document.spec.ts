import { mailTextInputSchema } from './mail-texts.document';

const faults = (text: object): readonly string[] => {
  const { error } = mailTextInputSchema.safeParse({ mail: 'label-ready', language: 'en-GB', ...text });
  return error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? [];
};

describe('an own text of a mail', () => {
  it('names what its mail knows, and nothing else', () => {
    expect(faults({ subject: 'Label for {{ code }}', body: 'Hello,\nprint it for {{product}}.' })).toEqual(
      [],
    );
    expect(faults({ body: 'Hello {{firstName}}' })).toEqual(['body unknown-variable']);
    expect(faults({ mail: 'proposal', body: 'Hello {{firstName}}' })).toEqual([]);
  });

  it.each([
    '{{#code}}x{{/code}}',
    '{{> layout}}',
    '{{=<% %>=}}',
    '{{&code}}',
    '{{{password}}}',
    '{{code',
    'code}}',
  ])('is no program: %s', (body) => expect(faults({ body })).toEqual(['body unknown-variable']));

  it('is text: no HTML, and no second line in a header', () => {
    expect(faults({ body: '<b>now</b>' })).toEqual(['body contains-html']);
    expect(faults({ subject: 'Label\r\nBcc: evil@example.test' })).toEqual(['subject one-line']);
  });
});
