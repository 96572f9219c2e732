import ts from 'typescript';

/** A key; `*` stands for one or more characters that the source does not tell. */
export type KeyPattern = string;

/** More alternatives than this are not spelled out. */
const MANY = 200;

/**
 * Answers what strings an expression of this file may be, by reading alone: literals, templates, choices, constants,
 * parameters with a union of literals as their type, items of constant lists and members of constant objects.
 * Undefined when nothing of it is known.
 */
export function createReader(
  source: ts.SourceFile,
): (expression: ts.Expression) => KeyPattern[] | undefined {
  const reading = new Set<ts.Node>();

  function read(node: ts.Expression): string[] | undefined {
    const bare = unwrapped(node);
    if (ts.isStringLiteralLike(bare)) return [bare.text];
    if (ts.isConditionalExpression(bare)) return both(bare.whenTrue, bare.whenFalse);
    if (ts.isBinaryExpression(bare) && isFallback(bare)) {
      // An empty fallback is no key: `t(KEYS[name] ?? '')`.
      return both(bare.left, bare.right)?.filter((key) => key !== '');
    }
    if (ts.isPropertyAccessExpression(bare)) return readMember(bare.expression, [bare.name.text]);
    if (ts.isElementAccessExpression(bare)) {
      return readMember(bare.expression, read(bare.argumentExpression));
    }
    if (ts.isTemplateExpression(bare)) return readTemplate(bare);
    return ts.isIdentifier(bare) ? readName(bare) : undefined;
  }

  function both(one: ts.Expression, other: ts.Expression): string[] | undefined {
    const [first, second] = [read(one), read(other)];
    return first && second && [...first, ...second];
  }

  // Members of an object that is a constant of this file: those named, or all of them.
  function readMember(object: ts.Expression, names: string[] | undefined): string[] | undefined {
    const bare = unwrapped(object);
    const constant = ts.isIdentifier(bare) ? constantOf(bare) : undefined;
    if (constant === undefined || !ts.isObjectLiteralExpression(constant)) return undefined;
    const values: (string[] | undefined)[] = constant.properties.map((one) => {
      if (!ts.isPropertyAssignment(one)) return undefined;
      const named = ts.isIdentifier(one.name) || ts.isStringLiteral(one.name) ? one.name.text : '';
      return names === undefined || names.includes(named) ? read(one.initializer) : [];
    });
    const keys = values.every((value) => value !== undefined) ? values.flat() : [];
    return keys.length > 0 ? keys : undefined;
  }

  function readTemplate(template: ts.TemplateExpression): string[] | undefined {
    let texts = [template.head.text];
    for (const { expression, literal } of template.templateSpans) {
      const parts = read(expression) ?? ['*'];
      const all = parts.length * texts.length > MANY ? ['*'] : parts;
      texts = texts.flatMap((text) => all.map((part) => text + part + literal.text));
    }
    // A key that may be anything tells nothing.
    return texts.some((text) => text.startsWith('*')) ? undefined : texts;
  }

  function readName(name: ts.Identifier): string[] | undefined {
    const declared = declarationOf(name);
    if (declared === undefined || reading.has(declared)) return undefined;
    reading.add(declared);
    try {
      if (ts.isVariableDeclaration(declared)) {
        if (!isConstant(declared)) return undefined;
        return declared.initializer && read(declared.initializer);
      }
      return (declared.type && readType(declared.type)) ?? readItem(declared);
    } finally {
      reading.delete(declared);
    }
  }

  function readType(type: ts.TypeNode): string[] | undefined {
    if (ts.isLiteralTypeNode(type)) {
      return ts.isStringLiteral(type.literal) ? [type.literal.text] : undefined;
    }
    if (ts.isUnionTypeNode(type)) {
      const parts = type.types.map(readType);
      return parts.every((part) => part !== undefined) ? parts.flat() : undefined;
    }
    if (!ts.isTypeReferenceNode(type) || !ts.isIdentifier(type.typeName)) return undefined;
    const { text } = type.typeName;
    const alias = source.statements.find(
      (one) => ts.isTypeAliasDeclaration(one) && one.name.text === text,
    );
    return alias && ts.isTypeAliasDeclaration(alias) ? readType(alias.type) : undefined;
  }

  // `(['a', 'b'] as const).map((item) => …)`: the item is one of the list.
  function readItem(parameter: ts.ParameterDeclaration): string[] | undefined {
    const callback = parameter.parent;
    const call = callback.parent;
    if (callback.parameters[0] !== parameter || !ts.isCallExpression(call)) return undefined;
    if (call.arguments[0] !== callback) return undefined;
    if (!ts.isPropertyAccessExpression(call.expression)) return undefined;
    const { name, expression } = call.expression;
    return ['map', 'flatMap'].includes(name.text) ? readList(expression) : undefined;
  }

  function readList(node: ts.Expression): string[] | undefined {
    const bare = unwrapped(node);
    if (ts.isArrayLiteralExpression(bare)) {
      const items = bare.elements.map((item) => read(item));
      return items.every((item) => item !== undefined) ? items.flat() : undefined;
    }
    if (!ts.isIdentifier(bare)) return undefined;
    const constant = constantOf(bare);
    return constant && readList(constant);
  }

  return read;
}

/** An expression without parentheses, `as`, `satisfies` and `!`. */
export function unwrapped(node: ts.Expression): ts.Expression {
  let bare = node;
  while (
    ts.isParenthesizedExpression(bare) ||
    ts.isAsExpression(bare) ||
    ts.isSatisfiesExpression(bare) ||
    ts.isNonNullExpression(bare)
  )
    bare = bare.expression;
  return bare;
}

type Declaration = ts.VariableDeclaration | ts.ParameterDeclaration;

/** What the constant of this name holds; undefined for any other name. */
export function constantOf(name: ts.Identifier): ts.Expression | undefined {
  const declared = declarationOf(name);
  if (declared === undefined || !ts.isVariableDeclaration(declared)) return undefined;
  return isConstant(declared) && declared.initializer ? unwrapped(declared.initializer) : undefined;
}

/** The nearest declaration of a name above its use, as far as one file tells. */
function declarationOf(name: ts.Identifier): Declaration | undefined {
  for (let scope: ts.Node = name.parent; scope !== undefined; scope = scope.parent) {
    const found = declarationsIn(scope).find((one) => bound(one.name).includes(name.text));
    if (found !== undefined) return ts.isIdentifier(found.name) ? found : undefined;
  }
  return undefined;
}

function declarationsIn(scope: ts.Node): Declaration[] {
  if (ts.isFunctionLike(scope)) {
    return scope.parameters.filter((one): one is ts.ParameterDeclaration => ts.isParameter(one));
  }
  if (ts.isForOfStatement(scope) && ts.isVariableDeclarationList(scope.initializer)) {
    return [...scope.initializer.declarations];
  }
  if (!ts.isBlock(scope) && !ts.isSourceFile(scope)) return [];
  return scope.statements
    .filter((statement) => ts.isVariableStatement(statement))
    .flatMap((statement) => [...statement.declarationList.declarations]);
}

function bound(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((one) => (ts.isBindingElement(one) ? bound(one.name) : []));
}

function isConstant({ parent }: ts.VariableDeclaration): boolean {
  return ts.isVariableDeclarationList(parent) && (parent.flags & ts.NodeFlags.Const) !== 0;
}

function isFallback({ operatorToken }: ts.BinaryExpression): boolean {
  const { kind } = operatorToken;
  return kind === ts.SyntaxKind.QuestionQuestionToken || kind === ts.SyntaxKind.BarBarToken;
}
