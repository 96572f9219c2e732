export { deleteUser, isUser } from './delete-user.ts';
export { denySubject, denyUntil, isSubjectDenied, sweepDenied } from './denied-subjects.ts';
export { createTokenDenial } from './denied-tokens.ts';
export { endSession, sweepEnded } from './ended-sessions.ts';
export { lockUser } from './lock-user.ts';
export { createUserMemory, lockSubject } from './remember-user.ts';
export type { UserMemory } from './remember-user.ts';
