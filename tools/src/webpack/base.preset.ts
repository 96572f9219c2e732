import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';
import { squeezeCssPlugin } from './squeeze-css.plugin.ts';

/** What differs between the builds of this house. */
export interface BaseOptions {
  /** Name of the configuration; the documents build is told by it. */
  name: string;
  directory: string;
  /** Prefix of every class name, so that rooms never meet in one style sheet. */
  app: string;
  version: string;
  /** Class names only, no style sheet: for what renders on the server side of the build. */
  localsOnly?: boolean;
  /** For a harness: React as it is for developers, and parts that change while the page stays. */
  refresh?: boolean;
}

/** The part that every build has: loaders, style extraction, names by content. Production but for a harness, or two Reacts would meet. */
export function basePreset(options: BaseOptions): Configuration {
  const { name, directory, version, localsOnly = false, refresh = false } = options;
  return {
    name,
    mode: refresh ? 'development' : 'production',
    context: directory,
    target: ['web', 'es2022'],
    devtool: process.env['SOURCE_MAPS'] ? 'source-map' : false,
    cache: false,
    performance: false,
    infrastructureLogging: { level: 'error' },
    resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'] },
    module: { rules: [scripts(refresh), PACKED, ...styles(options), ...assets(localsOnly)] },
    output: {
      hashFunction: 'xxhash64',
      chunkFilename: '[name].[contenthash:8].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      crossOriginLoading: 'anonymous',
      // Whoever waits says when it is too long: the shell, by whether bytes arrive.
      chunkLoadTimeout: 600_000,
    },
    optimization: {
      moduleIds: 'deterministic',
      chunkIds: 'deterministic',
      minimizer: [
        new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify, extractComments: false }),
      ],
    },
    plugins: [
      new webpack.DefinePlugin({
        'process.env.NODE_ENV': refresh ? '"development"' : '"production"',
        __REMOTE_VERSION__: JSON.stringify(version),
        // A module's own address would be that of a file on the machine that builds.
        'import.meta.url': 'self.location.href',
      }),
      ...(localsOnly ? [] : [extraction(refresh), squeezeCssPlugin()]),
    ],
  };
}

/** Our own packages ask for some of others by the name of a folder, as the sources that they were compiled from do. */
const PACKED: RuleSetRule = {
  test: /node_modules[\\/]@sastre[\\/].*\.js$/,
  resolve: { fullySpecified: false },
};

function extraction(refresh: boolean): webpack.WebpackPluginInstance {
  const filename = refresh ? '[name].css' : '[name].[contenthash:8].css';
  return new MiniCssExtractPlugin({ filename, chunkFilename: filename, ignoreOrder: true });
}

function scripts(refresh: boolean): RuleSetRule {
  return {
    test: /\.[cm]?tsx?$/,
    exclude: /node_modules/,
    loader: 'swc-loader',
    options: {
      swcrc: false,
      configFile: false,
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        target: 'es2022',
        transform: {
          react: { runtime: 'automatic', development: refresh, refresh },
          verbatimModuleSyntax: true,
        },
      },
    },
  };
}

function styles({ app, directory, localsOnly }: BaseOptions): RuleSetRule[] {
  const modules = {
    auto: /\.module\.css$/,
    localIdentName: `${app}_[local]_[hash:base64:5]`,
    localIdentContext: directory,
    namedExport: false,
    exportLocalsConvention: 'as-is',
    exportOnlyLocals: localsOnly ?? false,
  };
  const css = { loader: 'css-loader', options: { modules, importLoaders: 0 } };
  return [
    { test: /\.css$/, use: localsOnly ? [css] : [MiniCssExtractPlugin.loader, css] },
    // A style sheet is an effect, whatever the package.json of its room says.
    { test: /\.css$/, sideEffects: true },
  ];
}

function assets(localsOnly: boolean): RuleSetRule[] {
  const generator = { emit: !localsOnly };
  return [
    { resourceQuery: /raw/, type: 'asset/source' },
    { test: /\.html$/, type: 'asset/source' },
    // The policy of the page has no data: for fonts.
    {
      test: /\.(woff2|png|jpe?g|webp|avif|svg)$/,
      resourceQuery: { not: [/raw/] },
      type: 'asset/resource',
      generator,
    },
  ];
}
