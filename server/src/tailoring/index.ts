export type { EngineAnswer, EngineTask, Proposal, TailoringEngine } from './engine.ts';
export { forgetJobs } from './queue/forget-jobs.ts';
export { createTailoring } from './tailoring-service.ts';
export type { TailoringParts, TailoringService } from './tailoring-service.ts';
export { tailoringRoutes } from './tailoring.routes.ts';
