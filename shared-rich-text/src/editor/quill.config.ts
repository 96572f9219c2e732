import Quill from 'quill';

/** The formats of the dialect; anything else is left out, whatever is pasted or pressed. */
export const FORMATS = ['bold', 'italic', 'underline', 'header', 'list', 'align', 'link'];

/** Modules of the editor: our own toolbar, undo of what the user did only, Tab and lists as the dialect wants them. */
export function editorModules(): Record<string, unknown> {
  return {
    toolbar: false,
    history: { userOnly: true, maxStack: 1_000 },
    // Pictures and other files cannot be held.
    uploader: { mimetypes: [] },
    keyboard: {
      bindings: {
        // The editor's own has it on Windows alone.
        'redo by Y': { key: 'y', ctrlKey: true, handler: redo },
        // Tab leaves the editor.
        tab: null,
        'remove tab': null,
        indent: null,
        outdent: null,
        'list autofill': listAutofill(),
      },
    },
  };
}

function redo(this: { quill: Quill }): void {
  this.quill.history.redo();
}

// "2019. " at the start of a line is a year, and the dialect has no check lists.
function listAutofill(): unknown {
  const defaults: unknown = Quill.import('modules/keyboard');
  const bindings = (defaults as { DEFAULTS?: { bindings?: Record<string, object> } }).DEFAULTS
    ?.bindings;
  return { ...bindings?.['list autofill'], prefix: /^\s*?(1\.|-|\*)$/ };
}
