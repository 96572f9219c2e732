import { jest } from '@jest/globals';
import axios, { AxiosHeaders, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';
import { createAnalytics } from '../services/analytics.ts';
import { makeCall } from '../session/keeper/make-call.ts';
import type { Renewal, SessionState } from '../session/session.types.ts';
import { createHttp } from './http.ts';

type Reply = { status: number; data?: unknown; headers?: Record<string, string> } | Error;

/** The way to an API whose answers are planned, in a session that is played. */
export function setUp() {
  const requests: InternalAxiosRequestConfig[] = [];
  const replies: Reply[] = [];
  let state: SessionState = { kind: 'signed-in', user: { sub: 'sub-1' } };
  const session = {
    state: () => state,
    ready: jest.fn(async () => {}),
    renew: jest.fn<() => Promise<Renewal>>(async () => 'renewed'),
    end: jest.fn(),
  };
  const adapter = async (config: InternalAxiosRequestConfig): Promise<AxiosResponse> => {
    requests.push(config);
    const reply = replies.shift();
    if (reply === undefined) throw new Error('no reply planned');
    if (reply instanceof Error) throw reply;
    return {
      status: reply.status,
      statusText: '',
      data: reply.data,
      headers: AxiosHeaders.from(reply.headers ?? {}),
      config,
    };
  };
  const analytics = createAnalytics();
  const heard: string[] = [];
  const connection = {
    answered: () => void heard.push('answered'),
    unanswered: () => void heard.push('unanswered'),
  };
  // As on its way to the keeper's thread, whose side then makes the call.
  const keeper = {
    client: axios.create({ adapter }),
    origin: 'https://sastre.test',
    token: jest.fn<() => string | undefined>(() => `token-${requests.length + 1}`),
  };
  const http = createHttp({
    session,
    analytics,
    connection,
    send: (call, watch) => makeCall(keeper, call, watch),
  });
  const reply = (...given: Reply[]) => void replies.push(...given);
  return {
    http,
    requests,
    reply,
    session,
    keeper,
    analytics,
    heard,
    become: (next: SessionState) => (state = next),
  };
}
