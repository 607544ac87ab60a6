const { configure } = require('@testing-library/dom');

// On a busy machine a screen may show its final state late.
configure({ asyncUtilTimeout: 60_000 });
