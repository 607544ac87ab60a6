import { ConfigurationFault, readConfig } from './config';

describe('the environment', () => {
  it('needs nothing for the demonstration', () => {
    expect(readConfig({})).toMatchObject({ port: 3000, demo: true, durability: 'FULL' });
  });

  it('must give the master key when nothing is demonstrated', () => {
    expect(() => readConfig({ DEMO: 'off' })).toThrow(/SECRETS_KEY/);
    expect(readConfig({ DEMO: 'off', SECRETS_KEY: 'x' })).toMatchObject({ demo: false, secretsKey: 'x' });
  });

  it('is told by name what is wrong with it', () => {
    expect(() => readConfig({ PORT: 'eighty' })).toThrow(ConfigurationFault);
    expect(() => readConfig({ PORT: 'eighty' })).toThrow(/PORT/);
    expect(() => readConfig({ SMTP_URL: 'http://x' })).toThrow(/SMTP_URL/);
  });
});
