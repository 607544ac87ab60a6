/** By a door of its own: pages need it at once, and nothing that parses. */
export * from './problem-sentence.rules';
