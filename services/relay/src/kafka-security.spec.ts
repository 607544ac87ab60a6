import { kafkaSecurityOf } from './kafka-security';

describe('how the relay authenticates to the bus', () => {
  it('is off by default', () => {
    expect(kafkaSecurityOf({})).toEqual({});
    expect(kafkaSecurityOf({ KAFKA_SSL: '', KAFKA_SASL_MECHANISM: '' })).toEqual({});
  });

  it('uses name and password, over TLS with the system’s certificate authorities', () => {
    const environment = {
      KAFKA_SSL: 'on',
      KAFKA_SASL_MECHANISM: 'scram-sha-512',
      KAFKA_SASL_USERNAME: 'relay',
      KAFKA_SASL_PASSWORD: 'secret',
    };
    expect(kafkaSecurityOf(environment)).toEqual({
      ssl: true,
      sasl: { mechanism: 'scram-sha-512', username: 'relay', password: 'secret' },
    });
  });

  it('reports what is missing', () => {
    expect(() => kafkaSecurityOf({ KAFKA_SASL_MECHANISM: 'plain' })).toThrow('requires KAFKA_SASL_USERNAME');
    expect(() => kafkaSecurityOf({ KAFKA_SSL_CERT: 'a.pem' })).toThrow('must be set together');
  });
});
