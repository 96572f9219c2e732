export { writeReport } from './report.rules.ts';
export { createRulesEngine } from './rules/rules-engine.ts';
