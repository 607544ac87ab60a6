import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import { PlaceMap } from './place-map';

const square = [
  [-5, 42],
  [4, 42],
  [4, 51],
  [-5, 51],
] as const;
const atlas = () => Promise.resolve([square]);
const nowhere = () => Promise.reject(new Error('not loaded'));
const lille = [3.06, 50.63] as const;

describe('the map of a place, drawn', () => {
  it('says what it shows, and draws the land and the place', async () => {
    render(<PlaceMap place={lille} label="Lille" load={atlas} />);
    const map = await screen.findByRole('img', { name: 'Lille' });
    expect(map.querySelector('path')).toHaveAttribute('d', expect.stringMatching(/^M/));
    expect(map.querySelectorAll('circle')).toHaveLength(2);
  });

  it('gives the place that was pointed at: further left is further west', async () => {
    const places: (readonly [number, number])[] = [];
    render(<PlaceMap place={lille} label="Lille" load={atlas} onPoint={(at) => places.push(at)} />);
    const map = await screen.findByRole('img', { name: 'Lille' });
    const [, , width = 0, height = 0] = (map.getAttribute('viewBox') ?? '').split(' ').map(Number);
    map.getBoundingClientRect = () => new DOMRect(0, 0, width, height);
    fireEvent.click(map, { clientX: 10, clientY: 10 });
    fireEvent.click(map, { clientX: width - 10, clientY: height - 10 });
    const [first, second] = places;
    if (!first || !second) throw new Error('nothing was pointed at');
    expect([first[0] < second[0], first[1] > second[1]]).toEqual([true, true]);
  });

  it('is left out where the land cannot be loaded: the figures beside it say the same', async () => {
    const { container } = render(<PlaceMap place={lille} label="Lille" load={nowhere} />);
    await Promise.resolve();
    expect(container).toBeEmptyDOMElement();
  });
});
