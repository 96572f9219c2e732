import type { EngineTask } from './engine.ts';
import { createGate, type Gate } from '@sastre/gate';

const gates = new WeakMap<EngineTask, Gate>();

/** The gate of a job: the same for the engine that tries its letter by it and for what decides. */
export function gateOf(task: EngineTask): Gate {
  const gate = gates.get(task) ?? createGate(task);
  gates.set(task, gate);
  return gate;
}
