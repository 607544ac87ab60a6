import { placeOf } from './place';

describe('the place of an engine', () => {
  it.each([
    ['mongodb://reprise:s3cret@a:27017,b:27017/reprise?replicaSet=rs', 'a:27017,b:27017'],
    ['esdb+discover://admin:p%40ss@log.example?tls=true', 'log.example'],
    ['http://search:8108', 'search:8108'],
  ])('never reveals a password: %s', (url, place) => {
    expect(placeOf(url)).toBe(place);
  });
});
