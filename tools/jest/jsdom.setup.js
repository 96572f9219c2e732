// What browsers have and jsdom lacks.
import { TextDecoder, TextEncoder } from 'node:util';
import { configure } from '@testing-library/dom';
import { quickStyles } from './quick-styles.js';

globalThis.TextEncoder ??= TextEncoder;
globalThis.TextDecoder ??= TextDecoder;
globalThis.structuredClone ??= (value) => JSON.parse(JSON.stringify(value));
// Quill measures the selection; nothing is laid out here.
if (globalThis.Range)
  globalThis.Range.prototype.getBoundingClientRect ??= () => ({
    x: 0,
    y: 0,
    top: 0,
    left: 0,
    right: 0,
    bottom: 0,
    width: 0,
    height: 0,
  });
globalThis.IS_REACT_ACT_ENVIRONMENT = true;
// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 20_000 });
window.getComputedStyle = quickStyles(window, window.getComputedStyle.bind(window));
