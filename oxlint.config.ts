import { defineConfig } from 'oxlint';
import { boundariesOverrides, boundariesSettings } from './scripts/lint/house.mjs';

export default defineConfig({
  plugins: ['typescript', 'react', 'import', 'unicorn', 'oxc', 'jsx-a11y', 'promise'],
  jsPlugins: ['eslint-plugin-boundaries'],
  categories: { correctness: 'error' },
  settings: boundariesSettings,
  ignorePatterns: [
    'dist/**',
    'dist-server/**',
    'data/**',
    '.cache/**',
    'test-results/**',
    'playwright-report/**',
  ],
  rules: {
    'import/no-cycle': 'error',
    // The compiler knows which styles a module has, also when one is chosen by name.
    'import/namespace': ['error', { allowComputed: true }],
    'eslint/no-unused-vars': [
      'error',
      { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
    ],
    'import/no-default-export': 'error',
    'import/no-relative-parent-imports': 'error',
    'oxc/no-barrel-file': ['error', { threshold: 0 }],
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    'typescript/consistent-type-imports': 'error',
    'typescript/switch-exhaustiveness-check': 'error',
    'typescript/ban-ts-comment': 'error',
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    'react/no-danger': 'error',
    // A group or a search that must lay out as a flex row cannot always be a <fieldset> or <search>; a role on a
    // <div> is announced the same.
    'jsx-a11y/prefer-tag-over-role': 'off',
    'eslint/eqeqeq': 'error',
    'eslint/no-empty': 'error',
    'eslint/no-alert': 'error',
    'eslint/no-restricted-imports': [
      'error',
      {
        // Node loads all its 300 modules and parses its list of exports for each: a second per start.
        paths: [{ name: 'date-fns', message: "Import one function, as in 'date-fns/addDays'." }],
      },
    ],
    'eslint/no-var': 'error',
    'eslint/prefer-const': 'error',
  },
  overrides: [
    ...boundariesOverrides,
    {
      // Warns of the virtualizer for the sake of the React compiler, which is not used.
      files: ['src/**'],
      rules: { 'react/incompatible-library': 'off' },
    },
    {
      files: ['src/**', 'sw/**'],
      rules: { 'eslint/no-console': ['error', { allow: ['warn', 'error'] }] },
    },
    {
      // One door to the network: requests elsewhere would miss the token, the marker header and the time-outs.
      files: ['src/**'],
      rules: {
        'eslint/no-restricted-globals': ['error', 'fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource'],
      },
    },
    {
      files: ['src/net/**'],
      rules: { 'eslint/no-restricted-globals': 'off' },
    },
    {
      // Clocks and dice are arguments of a rule: the device and the server must compute the same cart.
      files: ['src/lib/**', 'src/contract/**', 'src/domain/**', 'src/engine/**'],
      rules: {
        'eslint/no-restricted-properties': [
          'error',
          { object: 'Date', property: 'now' },
          { object: 'Math', property: 'random' },
          { object: 'performance', property: 'now' },
        ],
      },
    },
    {
      // These tools read a default export.
      files: ['*.config.ts', 'scripts/journeys-setup.mjs'],
      rules: { 'import/no-default-export': 'off' },
    },
  ],
});
