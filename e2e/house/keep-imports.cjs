/**
 * Babel's configuration for dependency-cruiser. Dependency-cruiser needs Babel, because its TypeScript parser does not
 * support TypeScript 7, and its swc parser reads TSX only in versions that need Node 22. The configuration reduces a
 * file to its imports, written as `import 'x'`, `import('x')` or, if they import only types, `importType('x')`.
 */
const { types: t } = require('@babel/core');

const keepImports = () => {
  const call = (callee, source) => t.expressionStatement(t.callExpression(callee, [source]));
  const takeTypes = (source) => call(t.identifier('importType'), source);

  function importOf(node) {
    const { type, source } = node;
    if (type === 'TSImportType') return takeTypes(node.argument);
    if (type === 'CallExpression' && t.isImport(node.callee))
      return call(t.import(), node.arguments[0]);
    if (!source || !/^(Import|Export)\w*Declaration$/.test(type)) return undefined;
    const isTypes = node.importKind === 'type' || node.exportKind === 'type';
    return isTypes ? takeTypes(source) : t.importDeclaration([], source);
  }

  return {
    manipulateOptions({ filename }, { plugins }) {
      plugins.push('typescript', ...(filename.endsWith('x') ? ['jsx'] : []));
    },
    // Reduces the tree here, before Babel analyses scopes, because the analysis of a whole file would double the time.
    parserOverride(code, options, parse) {
      const tree = parse(code, options);
      const found = [];
      t.traverseFast(tree.program, (node) => found.push(importOf(node)));
      tree.program.body = found.filter(Boolean);
      return tree;
    },
  };
};

module.exports = { babelrc: false, configFile: false, plugins: [keepImports] };
