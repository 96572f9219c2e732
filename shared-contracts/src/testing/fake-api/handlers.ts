import {
  DEFAULT_LANGUAGE,
  isLanguage,
  type CvPatch,
  type EndpointId,
  type AddedRequirement,
  type ReportDecisions,
  type TailoringRequest,
} from '../../api/index.ts';
import * as account from './account.handlers.ts';
import {
  cvOf,
  deleteCv,
  deleteMainCv,
  etagOf,
  mainCvOf,
  saveCv,
  tailoredList,
} from './cv.handlers.ts';
import { FakeProblem } from './failures.ts';
import type { FakeContext, StoredCv } from './fake-state.ts';
import * as history from './history.handlers.ts';
import * as pictures from './pictures.handlers.ts';
import { addRequirement, decideReport, matchReport } from './report.handlers.ts';
import {
  checkTailoring,
  startTailoring,
  tailoringProgress,
  type JobFailure,
} from './tailoring.handlers.ts';

/** A call with its input as the server sees it: parsed by the row's schemas. */
export interface FakeRequest {
  params: Record<string, string>;
  query: Record<string, string | undefined>;
  body: unknown;
  ifMatch: string | undefined;
  /** Reason with which the job that this call starts is to fail. */
  jobFailure: JobFailure | undefined;
}
export interface FakeAnswer {
  data?: unknown;
  etag?: string;
  headers?: Record<string, string>;
}
type Handler = (context: FakeContext, request: FakeRequest) => FakeAnswer;

const withEtag = (stored: StoredCv): FakeAnswer => ({ data: stored.cv, etag: etagOf(stored) });
const param = ({ params }: FakeRequest, name = 'id') => params[name] ?? '';

/** What the fake does for every row of the API. */
export const handlers: Record<EndpointId, Handler> = {
  getMainCv: (context) => withEtag(mainCvOf(context)),
  getCv: (context, request) => withEtag(cvOf(context, param(request))),
  listTailoredCvs: (context) => ({ data: tailoredList(context) }),
  saveCv: (context, request) =>
    withEtag(saveCv(context, param(request), request.body as CvPatch, request.ifMatch)),
  decideReport: (context, request) =>
    withEtag(
      decideReport(context, param(request), request.body as ReportDecisions, request.ifMatch),
    ),
  addRequirement: (context, request) =>
    withEtag(
      addRequirement(context, param(request), request.body as AddedRequirement, request.ifMatch),
    ),
  matchReport: (context, request) =>
    withEtag(matchReport(context, param(request), request.ifMatch)),
  listVersions: (context, request) => ({
    data: history.listVersions(context, param(request)),
    etag: etagOf(cvOf(context, param(request))),
  }),
  getVersion: (context, request) => ({
    data: history.versionOf(context, param(request), Number(param(request, 'version'))).cv,
  }),
  getMainSince: (context, request) => ({ data: history.mainSince(context, param(request)) }),
  restoreVersion: (context, request) => {
    const version = Number(param(request, 'version'));
    return withEtag(history.restoreVersion(context, param(request), version, request.ifMatch));
  },
  listTrash: (context) => ({ data: history.listTrash(context) }),
  bringBack: (context, request) => {
    const { companyName } = request.body as { companyName?: string };
    return { data: history.bringBack(context, param(request), companyName) };
  },
  deleteForGood: (context, request) => {
    history.deleteForGood(context, param(request));
    return {};
  },
  getDeletedPicture: (context, request) => ({
    data: history.deletedPicture(context, param(request)),
  }),
  deleteMainCv: (context) => {
    deleteMainCv(context);
    return {};
  },
  deleteCv: (context, request) => {
    deleteCv(context, param(request));
    return {};
  },
  startTailoring: (context, request) => ({
    data: startTailoring(context, request.body as TailoringRequest, request.jobFailure),
  }),
  checkTailoring: (context, request) => ({
    data: checkTailoring(context, request.body as TailoringRequest),
  }),
  tailoringProgress: (context, request) => ({
    data: tailoringProgress(context, param(request, 'bullId')),
  }),
  listPictures: ({ state }) => ({ data: { pictureIds: [...state.pictures.keys()] } }),
  uploadPicture: (context, request) => ({
    data: pictures.uploadPicture(context, request.body as FormData),
  }),
  deletePicture: (context, request) => {
    pictures.deletePicture(context, param(request));
    return {};
  },
  getPicture: (context, request) => ({ data: pictures.pictureOf(context, param(request)) }),
  sharePicture: (context, request) => ({ data: pictures.sharePicture(context, param(request)) }),
  getSharedPicture: (context, request) => ({
    data: pictures.sharedPicture(context, param(request, 'token')),
  }),
  generatePdf: (context, request) =>
    pictures.generatePdf(context, request.body as Parameters<typeof pictures.generatePdf>[1]),
  readPdf: (context, request) =>
    pictures.readPdf(context, request.body as Parameters<typeof pictures.generatePdf>[1]),
  deleteAccount: ({ state }) => {
    account.deleteAccount(state);
    return {};
  },
  resetAccount: ({ state }) => {
    account.resetAccount(state);
    return {};
  },
  listSessions: ({ state }) => ({
    data: { elsewhere: state.sessionsElsewhere, sessions: state.sessions },
  }),
  endSession: ({ state }, request) => {
    account.endSession(state, param(request));
    return {};
  },
  endOtherSessions: ({ state }) => {
    state.sessions = state.sessions.filter(({ current }) => current);
    return {};
  },
  activeSubscription: (context) => ({ data: account.activeSubscription(context) }),
  listPlans: ({ state }, { query }) => {
    const language = isLanguage(query['language']) ? query['language'] : DEFAULT_LANGUAGE;
    return { data: state.plans(language) };
  },
  publishableKey: () => ({ data: { pk: 'pk_test_fake' } }),
  subscriptionStatus: ({ state }, request) => {
    const purchase = state.purchases.get(param(request));
    if (purchase === undefined) throw new FakeProblem('not-found');
    return { data: { status: purchase.status } };
  },
  startSubscription: (context, request) => ({
    data: account.startPurchase(
      context,
      request.body as Parameters<typeof account.startPurchase>[1],
    ),
  }),
  openBillingPortal: (context, request) => ({
    data: account.openPortal(context, (request.body as { returnUrl: string }).returnUrl),
  }),
  exportAccount: () => ({
    data: new Blob(['PK'], { type: 'application/zip' }),
    headers: { 'content-disposition': 'attachment; filename="sastre-export.zip"' },
  }),
};
