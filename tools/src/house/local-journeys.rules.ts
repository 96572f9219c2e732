import ts from 'typescript';

/** What only a site of the journey's own has. */
const LOCAL =
  /\bsite\.(buildDir|registryFile|kill|restart|output)\b|\bstartSite\(|\bregistryFile\b/;

/** A journey of a file: its title's place in the text, and whether it needs the server's files and says so. */
export interface Journey {
  title: string;
  isLocal: boolean;
  isTagged: boolean;
  /** Where its title ends. */
  end: number;
}

/**
 * The journeys of a file. A site that is started by the file itself (`test.extend`, `beforeAll`, a function that takes one)
 * makes those local that name it: all, for what a file sets up before its journeys is set up for each of them.
 */
export function journeysOf(text: string): Journey[] {
  const source = ts.createSourceFile('a.spec.ts', text, ts.ScriptTarget.Latest, true);
  const calls: ts.CallExpression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && isJourney(node)) calls.push(node);
    else ts.forEachChild(node, visit);
  };
  visit(source);
  const bodies = calls.map((call) => call.getText());
  const around = bodies.reduce((rest, body) => rest.replace(body, ''), text);
  const helpers = [...around.matchAll(/function (\w+)\([^]*?\n}/g)]
    .filter(([body]) => LOCAL.test(body))
    .map(([, name = '']) => name);
  const hooks = around
    .replace(/(async )?function \w+\([^]*?\n}/g, '')
    .replace(/^import[^;]*;/gm, '');
  const isAllLocal = LOCAL.test(hooks);
  return calls.map((call, index) => {
    const [title] = call.arguments;
    const body = bodies[index] ?? '';
    return {
      title: title?.getText() ?? '',
      isLocal: isAllLocal || LOCAL.test(body) || helpers.some((name) => body.includes(`${name}(`)),
      isTagged: / @local\b/.test(title?.getText() ?? ''),
      end: title?.getEnd() ?? 0,
    };
  });
}

function isJourney({ expression, arguments: given }: ts.CallExpression): boolean {
  return expression.getText() === 'test' && given.length >= 2;
}
