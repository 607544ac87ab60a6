import { topicFlags } from './create-topics';

describe('the flags of the topic', () => {
  it('default to twelve partitions, and the brokers’ defaults for the rest', () => {
    expect(topicFlags([])).toEqual({ partitions: 12 });
    expect(topicFlags(['--partitions', '24', '--replication', '3'])).toEqual({
      partitions: 24,
      replication: 3,
    });
  });

  it('are refused in words', () => {
    expect(() => topicFlags(['--partitions', 'many'])).toThrow(
      '--partitions needs a whole number of at least 1',
    );
    expect(() => topicFlags(['--replication', '0'])).toThrow(
      '--replication needs a whole number of at least 1',
    );
    expect(() => topicFlags(['--partitons', '3'])).toThrow("Unknown option '--partitons'");
  });
});
