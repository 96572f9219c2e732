import { describe, expect, test } from '@jest/globals';
import { endpointList, endpoints, LIMITS } from '../../api/index.ts';
import { ApiError } from '../../shell/api-error.ts';
import { sampleCv } from '../fixtures/cv.fixture.ts';
import { samplePictureFile } from '../fixtures/picture.fixture.ts';
import { sampleTailoredCv } from '../fixtures/tailored-cv.fixture.ts';
import { createFakeApi, FAKE_NOW, FAKE_ORIGIN, type FakeApi } from './create-fake-api.ts';
import { handlers } from './handlers.ts';

function upload(api: FakeApi, file: File | string) {
  const body = new FormData();
  body.append('picture', file);
  return api.call(endpoints.uploadPicture, { body });
}

describe('fake api', () => {
  test('serves every row of the API', () => {
    expect(Object.keys(handlers).sort()).toEqual(endpointList.map(({ id }) => id).sort());
  });

  test('stores, lists, gives and deletes pictures', async () => {
    const api = createFakeApi();
    const { data } = await upload(api, samplePictureFile());
    const params = { id: data.pictureId };
    expect((await api.call(endpoints.listPictures, {})).data).toEqual({
      pictureIds: [data.pictureId],
    });
    expect((await api.call(endpoints.getPicture, { params })).data.type).toBe('image/png');
    await api.call(endpoints.deletePicture, { params });
    await expect(api.call(endpoints.getPicture, { params })).rejects.toMatchObject({ status: 404 });
  });

  test.each([
    ['too-large', samplePictureFile({ bytes: LIMITS.pictureBytes + 1 })],
    ['unsupported-type', samplePictureFile({ name: 'cv.pdf', type: 'application/pdf' })],
    ['unsupported-type', samplePictureFile({ name: 'drawing.svg' })],
    ['invalid-input', 'no file'],
  ])('refuses an upload: %s', async (code, file) => {
    await expect(upload(createFakeApi(), file)).rejects.toMatchObject({ code });
  });

  test('keeps twenty pictures', async () => {
    const api = createFakeApi({ pictures: 20 });
    await expect(upload(api, samplePictureFile())).rejects.toMatchObject({
      status: 409,
      code: 'limit-reached',
    });
  });

  test('a share link lives 15 minutes', async () => {
    let now = FAKE_NOW;
    const api = createFakeApi({ pictures: 1, now: () => now });
    const [id = ''] = [...api.state.pictures.keys()];
    const { data } = await api.call(endpoints.sharePicture, { params: { id } });
    const token = data.shareLink.split('/').at(-1) ?? '';
    now += 15 * 60_000 - 1;
    expect(
      (await api.call(endpoints.getSharedPicture, { params: { token } })).data.size,
    ).toBeGreaterThan(0);
    now += 1;
    await expect(api.call(endpoints.getSharedPicture, { params: { token } })).rejects.toMatchObject(
      { status: 404 },
    );
  });

  test('answers a PDF with its name, and 404 for a picture of somebody else', async () => {
    const api = createFakeApi();
    const body = { html: '<html></html>', docTitle: 'Ana- CV' };
    const { data, headers } = await api.call(endpoints.generatePdf, { body });
    expect(data.type).toBe('application/pdf');
    expect(headers['content-disposition']).toContain('Ana-%20CV.pdf');
    const foreign = { ...body, pictureId: 'unknown' };
    await expect(api.call(endpoints.generatePdf, { body: foreign })).rejects.toMatchObject({
      status: 404,
    });
  });

  test('answers the lines of a PDF, and 404 for a picture of somebody else', async () => {
    const api = createFakeApi();
    const body = { html: '<html><body><h1>Ana</h1> <p>Analyst</p></body></html>', docTitle: 'x' };
    const { data } = await api.call(endpoints.readPdf, { body });
    expect(data).toEqual({ pages: [['Ana', 'Analyst']] });
    api.state.pdfPages = [['One'], ['Two']];
    expect((await api.call(endpoints.readPdf, { body })).data.pages).toEqual([['One'], ['Two']]);
    await expect(
      api.call(endpoints.readPdf, { body: { ...body, pictureId: 'unknown' } }),
    ).rejects.toMatchObject({ status: 404 });
  });

  test('gives plans in the asked language, English for one that is unknown', async () => {
    const api = createFakeApi();
    const description = async (language: string) =>
      (await api.call(endpoints.listPlans, { query: { language } })).data[0]?.description;
    expect([await description('de'), await description('fr')]).toEqual([
      'Zum Ausprobieren',
      'To try it out',
    ]);
  });

  test('a purchase is pending until it is settled, then its plan is current', async () => {
    const api = createFakeApi();
    const urls = {
      successUrl: `${FAKE_ORIGIN}/checkout-success`,
      cancelUrl: `${FAKE_ORIGIN}/checkout-cancel`,
    };
    const body = { provider: 'stripe' as const, planId: 'starter', ...urls };
    const { data } = await api.call(endpoints.startSubscription, { body });
    const params = { id: data.subscriptionId };
    expect((await api.call(endpoints.subscriptionStatus, { params })).data.status).toBe('pending');
    api.settlePurchase(data.subscriptionId, 'active');
    expect((await api.call(endpoints.subscriptionStatus, { params })).data.status).toBe('active');
    expect((await api.call(endpoints.activeSubscription, {})).data).toMatchObject({
      activeSubscription: { planId: 'starter' },
      dailyRateLimit: 20,
    });
    const elsewhere = { ...body, successUrl: 'https://elsewhere.example/' };
    await expect(api.call(endpoints.startSubscription, { body: elsewhere })).rejects.toMatchObject({
      status: 422,
    });
    const unknown = { ...body, planId: 'gold' };
    await expect(api.call(endpoints.startSubscription, { body: unknown })).rejects.toMatchObject({
      status: 404,
    });
  });

  test('reset wipes CVs and pictures but not the use; delete ends the session', async () => {
    const api = createFakeApi({
      cv: sampleCv(),
      tailored: [sampleTailoredCv()],
      pictures: 1,
      operations: 2,
    });
    await api.call(endpoints.resetAccount, {});
    expect((await api.call(endpoints.listTailoredCvs, {})).data).toEqual([]);
    expect((await api.call(endpoints.listPictures, {})).data.pictureIds).toEqual([]);
    expect((await api.call(endpoints.getMainCv, {})).data.work_experience).toEqual([]);
    expect((await api.call(endpoints.activeSubscription, {})).data.todaysConsumptions).toBe(2);
    await api.call(endpoints.deleteAccount, {});
    await expect(api.call(endpoints.getMainCv, {})).rejects.toMatchObject({ status: 401 });
    expect((await api.call(endpoints.listPlans, { query: {} })).data).toHaveLength(3);
  });
});

describe('fake api, for tests', () => {
  test('fails the next call as told, once, and logs every call with its end', async () => {
    const api = createFakeApi();
    const broken = new Error('cable cut');
    api.failNext('getMainCv', 'unavailable', { detail: 'Back soon', retryAfter: 3 });
    api.failNext('getMainCv', broken);
    const get = () => api.call(endpoints.getMainCv, {});
    await expect(get()).rejects.toMatchObject({ status: 503, message: 'Back soon', retryAfter: 3 });
    await expect(get()).rejects.toBe(broken);
    await get();
    expect(api.callsOf('getMainCv').map(({ status }) => status)).toEqual([503, 0, 200]);
  });

  test('holds a call until it is released', async () => {
    const api = createFakeApi();
    const release = api.hold('listPictures');
    const waiting = api.call(endpoints.listPictures, {});
    await api.call(endpoints.getMainCv, {});
    expect(api.calls[0]?.status).toBeUndefined();
    release();
    expect((await waiting).data.pictureIds).toEqual([]);
  });

  test('a call that was given up fails without an answer', async () => {
    const api = createFakeApi();
    const given = new AbortController();
    const release = api.hold('getMainCv');
    const call = api.call(endpoints.getMainCv, {}, { signal: given.signal });
    given.abort();
    release();
    const failure = await call.catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({ status: 0, code: 'aborted' });
  });
});
