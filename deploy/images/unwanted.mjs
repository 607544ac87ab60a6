// What no image may contain: build tools, sources, tests, secrets and data.

/** The limit for all images, on top of the base image. */
export const mostMegabytes = 120;

const packages = [
  'typescript',
  'vite',
  'esbuild',
  'rollup',
  'rolldown',
  'nx',
  'jest',
  'eslint',
  'prettier',
  'react',
  'antd',
  'npm',
];
const scopes = ['@swc/core', '@types', '@typescript', '@vercel', '@nestjs/testing', '@sparticuz', '@babel'];
const tools = [...packages, ...scopes].map((name) => name.replace('/', '\\/')).join('|');
const rules = [
  new RegExp(`(^|/)node_modules/(${tools})(/|$)`),
  /(^|\/)(npm|npx|corepack|yarn|gcc|cc|g\+\+|make|python3?)$/,
  // Types, sources in C and in TypeScript, and tests.
  /\.(tsx?|cc?|cpp|h|gyp|tsbuildinfo)$/,
  /\.(spec|fixture|test)\.[cm]?js$/,
  /(^|\/)(\.env|\.npmrc|master\.key|secrets_key|[^/]+\.sqlite)$/,
];

/** @param path relative to the folder of the program, or to the root of an image. */
export const isUnwanted = (path) => rules.some((rule) => rule.test(path));
