import { signedHeaders } from './signature';

describe('the signature of a message', () => {
  // As the reference library of Standard Webhooks signs it.
  it('is the one that receivers of webhooks know', () => {
    const at = new Date(1_614_265_330_000);
    const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
    expect(signedHeaders([secret], 'msg_p5jXN8AQM9LWM0D4loKWxJek', at, '{"test": 2432232314}')).toEqual({
      'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      'webhook-timestamp': '1614265330',
      'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    });
  });

  it('takes any text for a secret', () => {
    const { 'webhook-signature': one } = signedHeaders(['a'], 'id', new Date(0), '{}');
    expect(signedHeaders(['b'], 'id', new Date(0), '{}')['webhook-signature']).not.toBe(one);
  });
});
