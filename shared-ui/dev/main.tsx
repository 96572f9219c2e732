// The states page: every component in every state. Built by tools/src/states.ts; no part of the product.
import '../src/tokens.css';
import '../src/base.css';
import { createRoot } from 'react-dom/client';
import { showLooks } from './looks.ts';
import { readSettings } from './settings.rules.ts';
import { StatesPage } from './states.page.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('The document has no #root.');
showLooks(document);
createRoot(root).render(<StatesPage initial={readSettings(window.location.search)} />);
