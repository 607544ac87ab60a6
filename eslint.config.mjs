import tseslint from 'typescript-eslint';
import hooks from 'eslint-plugin-react-hooks';
import { fileRoles } from './deploy/workspace/lint/file-roles.mjs';

const noUnsafe = {
  '@typescript-eslint/no-explicit-any': 'error',
  '@typescript-eslint/no-non-null-assertion': 'error',
  '@typescript-eslint/consistent-type-imports': [
    'error',
    { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
  ],
  '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
};

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/dist-types/**',
      '**/node_modules/**',
      'contracts/catalog/**',
      'data/**',
      '.nx/**',
      '**/fixtures/**',
    ],
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.base],
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    plugins: { reprise: { rules: { 'file-roles': fileRoles } } },
    rules: {
      ...noUnsafe,
      eqeqeq: 'error',
      'no-console': 'error',
      'no-var': 'error',
      'prefer-const': 'error',
      'no-restricted-syntax': [
        'error',
        { selector: 'TSEnumDeclaration', message: 'Use a union of string literals (style §4).' },
        { selector: 'ExportDefaultDeclaration', message: 'Export by name.' },
      ],
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    ignores: ['**/*.d.ts'],
    rules: { 'reprise/file-roles': 'error' },
  },
  {
    // Specs are long tables of sentences; Nest's decorators need value imports of injected classes.
    files: ['**/*.spec.{ts,tsx}', '**/testing/**'],
    rules: { 'max-lines-per-function': 'off', 'max-lines': 'off' },
  },
  {
    files: ['services/**/*.ts'],
    rules: { '@typescript-eslint/consistent-type-imports': 'off' },
  },
  {
    files: ['web/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': hooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'no-restricted-syntax': 'off',
      'no-restricted-imports': [
        'error',
        {
          paths: [{ name: 'antd', importNames: ['Drawer'], message: 'ui/drawer says where the focus goes.' }],
        },
      ],
      'max-lines-per-function': ['error', { max: 120, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: ['web/ui/drawer.tsx'],
    rules: { 'no-restricted-imports': 'off' },
  },
);
