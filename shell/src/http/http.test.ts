/** @jest-environment jsdom */
import { endpoints } from '@sastre/shared-contracts/api';
import type { CallOptions } from '@sastre/shared-contracts/shell';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { AxiosError } from 'axios';
import { setUp } from './fake-server.fixture.ts';

const id = '11111111-2222-4333-8444-555555555555';
const cv = {
  _id: id,
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-02T00:00:00Z',
  unheard: 'kept',
};
const problem = (status: number, code: string, detail: string) => ({
  type: `about:${code}`,
  title: code,
  status,
  detail,
  code,
  message: detail,
  requestId: 'r-1',
});

let given: ReturnType<typeof setUp>;
beforeEach(() => {
  given = setUp();
});
const header = (at: number, name: string) => given.requests[at]?.headers.get(name);

describe('requests', () => {
  test('path parameters, bearer, answer parsed loosely, ETag and headers', async () => {
    given.reply({ status: 200, data: cv, headers: { ETag: '"v1"', 'X-Request-Id': 'r-1' } });
    const answer = await given.http.call(endpoints.getCv, { params: { id } });
    expect(given.requests[0]?.url).toBe(`/api/user/me/cv/${id}`);
    expect(header(0, 'Authorization')).toBe('Bearer token-1');
    expect(answer.data).toMatchObject({
      ...cv,
      work_experience: [],
      personal_info: { fullName: '' },
    });
    expect(answer.etag).toBe('"v1"');
    expect(answer.headers['x-request-id']).toBe('r-1');
  });

  test('a save sends JSON and If-Match', async () => {
    given.reply({ status: 200, data: cv });
    await given.http.call(
      endpoints.saveCv,
      { params: { id }, body: { skills: [] } },
      { ifMatch: '"v1"' },
    );
    expect(given.requests[0]).toMatchObject({ method: 'put', data: '{"skills":[]}' });
    expect(header(0, 'If-Match')).toBe('"v1"');
    expect(header(0, 'Content-Type')).toContain('application/json');
  });

  test('an optional token is sent only when signed in, and the query goes along', async () => {
    given.reply({ status: 200, data: [] }, { status: 200, data: [] });
    await given.http.call(endpoints.listPlans, { query: { language: 'de' } });
    given.become({ kind: 'signed-out' });
    await given.http.call(endpoints.listPlans, { query: { language: 'de' } });
    expect(header(0, 'Authorization')).toBe('Bearer token-1');
    expect(header(1, 'Authorization')).toBeUndefined();
    expect(given.requests[1]?.params).toEqual({ language: 'de' });
  });

  test('a call that needs no token never asks for one', async () => {
    const picture = new Blob(['x']);
    given.reply({ status: 200, data: picture });
    const answer = await given.http.call(endpoints.getSharedPicture, { params: { token: 'a/b' } });
    expect(answer.data).toBe(picture);
    expect(given.requests[0]).toMatchObject({
      url: '/api/shared/picture/a%2Fb',
      responseType: 'blob',
    });
    expect(given.session.ready).not.toHaveBeenCalled();
    expect(given.keeper.token).not.toHaveBeenCalled();
  });

  test('an upload sends the form as it is and reports its share', async () => {
    given.reply({ status: 200, data: { pictureId: id } });
    const form = new FormData();
    form.append('picture', new Blob(['x']), 'x.png');
    const shares: number[] = [];
    await given.http.call(
      endpoints.uploadPicture,
      { body: form },
      { onUploadProgress: (share) => shares.push(share) },
    );
    const sent = given.requests[0]?.data as FormData;
    expect([...sent]).toEqual([['picture', form.get('picture')]]);
    expect((sent.get('picture') as File).name).toBe('x.png');
    const onProgress = given.requests[0]?.onUploadProgress;
    onProgress?.({ loaded: 5, total: 10, bytes: 5, lengthComputable: true });
    onProgress?.({ loaded: 5, bytes: 0, lengthComputable: false });
    expect(shares).toEqual([0.5]);
  });

  test('an empty answer is undefined whatever the body', async () => {
    given.reply({ status: 204, data: '' });
    expect((await given.http.call(endpoints.deleteAccount, {})).data).toBeUndefined();
  });
});

describe('failures', () => {
  const failing = (options?: CallOptions) =>
    given.http.call(endpoints.getCv, { params: { id } }, options).then(
      () => undefined,
      (error: unknown) => error,
    );

  test('a problem becomes an ApiError, is reported once and thrown on', async () => {
    given.reply({
      status: 404,
      data: problem(404, 'not-found', 'No such CV'),
      headers: { 'Retry-After': '7' },
    });
    expect(await failing()).toMatchObject({
      name: 'ApiError',
      endpoint: 'getCv',
      status: 404,
      code: 'not-found',
      message: 'No such CV',
      retryAfter: 7,
      problem: { requestId: 'r-1' },
    });
    expect(given.analytics.recent()).toEqual([
      {
        name: 'api_error',
        properties: { endpoint: '/user/me/cv/{id}', status: 404, message: 'Not found' },
      },
    ]);
  });

  test('a stale save carries the current document', async () => {
    given.reply({
      status: 412,
      data: { ...problem(412, 'changed-elsewhere', 'Changed'), current: cv },
    });
    expect(await failing()).toMatchObject({ code: 'changed-elsewhere', problem: { current: cv } });
  });

  test('a binary call’s problem is read from its Blob', async () => {
    given.reply({
      status: 503,
      data: new Blob([JSON.stringify(problem(503, 'pdf-busy', 'Busy'))]),
    });
    const call = given.http.call(endpoints.generatePdf, { body: { html: '<p>', docTitle: 'x' } });
    await expect(call).rejects.toMatchObject({ status: 503, code: 'pdf-busy', message: 'Busy' });
  });

  test('an error page that is no problem has no message, so that the screen says its own', async () => {
    given.reply({ status: 502, data: '<html>Bad gateway</html>' });
    expect(await failing()).toMatchObject({ status: 502, code: 'http-502', message: '' });
  });

  test('no answer is status 0; a time limit says so', async () => {
    given.reply(
      new AxiosError('Network Error', 'ERR_NETWORK'),
      new AxiosError('timeout', 'ECONNABORTED'),
    );
    expect(await failing()).toMatchObject({ status: 0, code: 'network', message: '' });
    expect(await failing()).toMatchObject({ status: 0, code: 'timeout', message: '' });
    expect(given.analytics.recent()).toHaveLength(2);
  });

  test('an answer of the wrong shape is refused', async () => {
    given.reply({ status: 200, data: '<!doctype html>' });
    expect(await failing()).toMatchObject({ status: 200, code: 'invalid-answer' });
    expect(given.analytics.recent()[0]?.properties).toMatchObject({ message: 'invalid-answer' });
  });

  test('a missing path parameter fails before anything is sent', async () => {
    await expect(given.http.call(endpoints.getCv, { params: { id: '' } })).rejects.toMatchObject({
      code: 'call-failed',
      message: 'getCv: parameter id is missing',
    });
    expect(given.requests).toHaveLength(0);
  });

  test('an abort is no failure', async () => {
    const controller = new AbortController();
    controller.abort();
    expect(await failing({ signal: controller.signal })).toBe(controller.signal.reason);
    expect(given.analytics.recent()).toHaveLength(0);
  });
});

describe('an expired token', () => {
  const unauthenticated = { status: 401, data: problem(401, 'unauthenticated', 'Not signed in') };

  test('401 refreshes once and repeats with the new token', async () => {
    given.reply(unauthenticated, { status: 200, data: cv });
    await given.http.call(endpoints.getCv, { params: { id } });
    expect(given.session.renew).toHaveBeenCalledTimes(1);
    expect(header(1, 'Authorization')).toBe('Bearer token-2');
    expect(given.analytics.recent()).toHaveLength(0);
  });

  test('a second 401 ends the session', async () => {
    given.reply(unauthenticated, unauthenticated);
    await expect(given.http.call(endpoints.getMainCv, {})).rejects.toMatchObject({ status: 401 });
    expect(given.session.end).toHaveBeenCalledTimes(1);
    expect(given.session.renew).toHaveBeenCalledTimes(1);
  });

  test('an unreachable provider does not repeat and does not end it', async () => {
    given.session.renew.mockResolvedValue('unreachable');
    given.reply(unauthenticated);
    await expect(given.http.call(endpoints.getMainCv, {})).rejects.toMatchObject({ status: 401 });
    expect(given.requests).toHaveLength(1);
    expect(given.session.end).not.toHaveBeenCalled();
  });

  test('no token: the text of specification 6, nothing sent', async () => {
    given.session.ready.mockRejectedValue(new Error('User is not authenticated'));
    await expect(given.http.call(endpoints.getMainCv, {})).rejects.toMatchObject({
      status: 401,
      code: 'unauthenticated',
      message: 'User is not authenticated',
    });
    expect(given.requests).toHaveLength(0);
    expect(given.session.renew).not.toHaveBeenCalled();
  });
});

test('a keeper that has no token any more: it is renewed, and the call made again', async () => {
  given.keeper.token.mockReturnValueOnce(undefined);
  given.reply({ status: 200, data: cv });
  await given.http.call(endpoints.getCv, { params: { id } });
  expect(given.session.renew).toHaveBeenCalledTimes(1);
  expect(header(0, 'Authorization')).toBe('Bearer token-1');
});

test('signed in without a token: the text of specification 6, nothing sent', async () => {
  given.keeper.token.mockReturnValue(undefined);
  await expect(given.http.call(endpoints.getMainCv, {})).rejects.toMatchObject({
    status: 401,
    code: 'unauthenticated',
    message: 'Token not found, although user is authenticated',
  });
  expect(given.requests).toHaveLength(0);
  expect(given.session.end).not.toHaveBeenCalled();
});

test.each(['/../idp/x', '/%2e%2e/idp/x', '/x/../../standin'])(
  'the token is not sent to %s, whatever row names it',
  async (path) => {
    const row = { ...endpoints.getMainCv, path: path as '/user/me/cv' };
    await expect(given.http.call(row, {})).rejects.toMatchObject({ code: 'call-failed' });
    expect(given.requests).toHaveLength(0);
  },
);

test('what is known of the connection is told: answers of any kind, and none', async () => {
  const { http, reply, heard } = given;
  const call = () => http.call(endpoints.getMainCv, {}).catch(() => undefined);
  reply({ status: 200, data: cv });
  await call();
  reply({ status: 422, data: problem(422, 'invalid-input', 'no') });
  await call();
  expect(heard).toEqual(['answered', 'answered']);
  reply(new AxiosError('Network Error', 'ERR_NETWORK'));
  await call();
  reply({ status: 503, data: problem(503, 'unavailable', 'down') });
  await call();
  reply({ status: 502, data: '<html>' });
  await call();
  expect(heard.slice(2)).toEqual(['unanswered', 'unanswered', 'unanswered']);
});
