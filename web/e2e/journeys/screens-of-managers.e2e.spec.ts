import { stage } from '../support/stage';
import { people, walkAs, walkMs } from '../support/walk-screens';

const product = stage('file');

// One file for the person with the most screens: it runs beside the others.
describe('every screen of the dashboard', () => {
  it.each(people.slice(0, 1))(
    'is accessible in both themes and fits a laptop: %s',
    (role) => walkAs(product, role),
    walkMs,
  );
});
