const { configure } = require('@testing-library/dom');

// What a screen shows at last, it may show late on a busy machine.
configure({ asyncUtilTimeout: 60_000 });
