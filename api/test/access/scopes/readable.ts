import type { Readable } from "./rule.ts";

/** The scopes that a token needs for each field of the schema, on a private item. `npm run access` prints them. */
export const graphqlFields: Readable = {
  AccessToken: {
    "no token": "createdAt id items lastUsedFrom name scope scopes",
    "empty in the test": "expiresAt lastFour lastUsedAt",
  },
  AccountRetention: {
    "empty in the test": "longestDays rule",
  },
  AnswerKey: {
    "empty in the test": "number text",
    "content:read or results:read": "options scoring",
  },
  Attempt: {
    "results:read":
      "answers completedAt content correctAnswers credit duration id invitation isAnonymous isCounted key language late passed percentage revision score skillLevel skillScore totalQuestions",
    "results:read and participants:read": "certificate fields participantEmail participantName",
    "empty in the test": "corrections",
  },
  AttemptAnswer: {
    "results:read": "choices credit isCorrect question weight",
    "empty in the test": "number other rows text",
  },
  Candidate: {
    "content:read":
      "answerKey correctAnswer evidence explanation form id isEdited key optionFeedback optionWeights options passage passageAnchor points questionText questionType required section state",
    "empty in the test": "findings",
  },
  Certificate: {
    "results:read and participants:read": "code completedOn issuedAt language name pdfUrl status title url",
    "empty in the test": "issuer percentage signatory",
  },
  CertificateRule: {
    "empty in the test": "issuer signatory",
    "content:read": "statesResult",
  },
  ChoiceForm: {
    "empty in the test": "none pinned",
    "content:read or results:read": "other",
  },
  CompactAnalysis: {
    "empty in the test": "alphaWithout discrimination",
    "results:read": "facility options questions scores shares thirds upperLowerDifference",
  },
  CompactCounts: {
    "results:read": "layout levels others questions scores",
    "empty in the test": "wordingOthers wordings",
  },
  Content: {
    "content:read":
      "addressFlaw addresses availability certificate collectEmailUpfront createdAt difficulty draftUsage draftedBy emailResultsSettings endings format inLanguage language languages linkFields missing passcode questions rules scale scoring showResultsToTakers skillLevels source sourceType sourceUrl translations updatedAt",
    "results:read":
      "analysis answerLanguages attemptCount attempts averageScore invitationCounts invitationMailing invitations lastAttemptAt passedCount places recentDays regradePreview regradings results retention textsMarkedAt timeZone",
    "any token": "begun canEdit id key timeLeft",
    "empty in the test": "creator linkValues stats",
    "content:read or results:read": "description descriptionHtml isPublic kind ownUrl revision shortUrl title",
    "results:read and participants:read": "groups invitationColumns",
    "content:write": "linksWith",
    "webhooks:read": "webhooks",
  },
  ContentAttemptsConnection: {
    "results:read": "edges pageInfo totalCount",
  },
  ContentAttemptsConnectionEdge: {
    "results:read": "cursor node",
  },
  ContentInvitationsConnection: {
    "results:read": "edges pageInfo totalCount",
  },
  ContentInvitationsConnectionEdge: {
    "results:read": "cursor node",
  },
  ContentRegradingsConnection: {
    "results:read": "edges pageInfo",
  },
  ContentRegradingsConnectionEdge: {
    "results:read": "cursor node",
  },
  ContentStats: {
    "empty in the test": "averageDuration averageScore completionRate starts totalAttempts",
  },
  Correction: {
    "empty in the test": "before correctedAt reason",
  },
  CreatorTotals: {
    "results:read": "assessments averageQuizScore quizResponses quizzes responses surveys",
  },
  DayCount: {
    "results:read": "attempts day",
  },
  DraftUsage: {
    "content:read": "cost inputTokens outputTokens",
  },
  Drafting: {
    "content:read":
      "addsTo audience content createdAt difficulty focus id isAddition key kind language line missing notices origin questionCount questionTypes sections sourceSections sourceUrl state title updatedAt wanted",
    "empty in the test": "candidates",
  },
  DueAnswers: {
    "empty in the test": "firstAt",
    "results:read": "now withinMonth withinWeek",
  },
  EmailChange: {
    "no token": "email expiresAt isConfirmed needsApproval",
  },
  EmailResultsSettings: {
    "content:read": "authorSignature customMessage enabled subject",
    "empty in the test": "resourceLinks",
  },
  Ending: {
    "empty in the test": "link",
    "content:read": "text",
  },
  EndingLink: {
    "empty in the test": "afterSeconds label url",
  },
  Endings: {
    "content:read": "everybody",
    "empty in the test": "failed passed",
  },
  Event: {
    "content:read and results:read": "contentId key message timestamp title type",
  },
  EventPage: {
    "content:read and results:read": "events hasMore nextCursor",
  },
  FieldValue: {
    "results:read and participants:read": "name value",
  },
  FixedOption: {
    "empty in the test": "from text",
  },
  Generation: {
    "empty in the test": "isFailed key kind line title wanted written",
  },
  Grade: {
    "empty in the test": "credit passed percentage score skillLevel totalQuestions",
  },
  GroupComparison: {
    "results:read and participants:read": "field groups",
  },
  GroupFigures: {
    "results:read and participants:read": "attempts averageScore passed value",
  },
  HeldPlaces: {
    "empty in the test": "firstUntil lastUntil",
    "results:read": "held",
  },
  Invitation: {
    "results:read and participants:read": "answer email fields name",
    "results:read":
      "attempt attempts createdAt extraMinutes extraPercent finishedAt id key language mail openedAt passed percentage remindedAt reminders responses revokedAt sentAt skillLevel startedAt",
  },
  InvitationCounts: {
    "results:read":
      "bounced deferred due failed finished opened passed queued remindable revoked sent started stopped total unanswered unsent",
  },
  InvitationColumn: {
    "results:read and participants:read": "isWhole name values",
  },
  InvitationColumnValue: {
    "results:read and participants:read": "people value",
  },
  InvitationField: {
    "results:read and participants:read": "name value",
  },
  InvitationLetter: {
    "empty in the test": "message subject",
  },
  InvitationMailing: {
    "empty in the test": "invitation remindAfter remindBefore reminder",
    "results:read": "sendsMails",
  },
  ItemAddress: {
    "content:read": "address takenAt url",
    "empty in the test": "releasedAt",
  },
  ItemAnalysis: {
    "empty in the test": "alphaWithout discrimination",
    "results:read": "facility options question upperLowerDifference",
  },
  ItemInLanguage: {
    "content:read": "description isOriginal language questions title",
    "empty in the test": "descriptionHtml untranslated",
  },
  ItemRetention: {
    "results:read": "due isOfSite",
    "empty in the test": "longestDays rule",
  },
  ItemRules: {
    "content:read":
      "anonymous closesAt excludeLate fields invitedOnly needsPasscode passMark review shuffleOptions shuffleQuestions signedFields timeLimit",
    "empty in the test": "attemptsPerDevice author counts maxAttempts opensAt retakes shown",
  },
  LanguageCount: {
    "results:read": "attempts language",
  },
  LevelResult: {
    "results:read": "count isCurrent name percentage range",
  },
  LinkField: {
    "content:read": "isGroup name values",
  },
  LinkValue: {
    "empty in the test": "name people value",
  },
  LogEntry: {
    "no token": "action at by content contentId contentTitle id isThisSession network sessionBeganAt summary tokenName",
  },
  MiddlePoints: {
    "empty in the test": "lower upper",
  },
  MissingQuestions: {
    "content:read": "count until",
  },
  NetPromoter: {
    "empty in the test": "detractors high low passives people promoters score",
  },
  NumberBin: {
    "empty in the test": "count from to",
  },
  NumberForm: {
    "empty in the test": "decimals max min unit",
  },
  NumberKey: {
    "empty in the test": "tolerance value",
  },
  OpenAnswer: {
    "results:read": "attemptId attemptKey completedAt id isHidden isStarred text",
    "results:read and participants:read": "participantEmail participantName",
  },
  OptionAnalysis: {
    "results:read": "score share text thirds",
  },
  OptionResult: {
    "results:read": "count isCorrect peoplePercentage percentage text weight",
  },
  PageInfo: {
    "content:read or results:read or webhooks:read": "endCursor hasNextPage hasPreviousPage startCursor",
  },
  PassageAnchor: {
    "empty in the test": "page second slide sourceTitle",
    "content:read or results:read": "paragraph url",
  },
  Question: {
    "content:read or results:read":
      "answerKey correctAnswer evidence explanation explanationHtml form html id isCredited key optionFeedback optionFeedbackHtml optionWeights options order passage passageAnchor plainOptions plainRows plainText points required scoring text type",
    "empty in the test": "findings",
    "results:read": "texts themes words",
  },
  QuestionEvidence: {
    "content:read or results:read": "answerable difficulty flaws guessRate guessable level prompts section",
  },
  QuestionFinding: {
    "empty in the test": "fix message option part rule",
  },
  QuestionFix: {
    "empty in the test": "explanation label options text",
  },
  QuestionForm: {
    "content:read or results:read": "choice rows text",
    "empty in the test": "number scale",
  },
  QuestionHtml: {
    "empty in the test": "highLabel lowLabel rows",
    "content:read or results:read": "options text",
  },
  QuestionInLanguage: {
    "content:read": "form html key options text",
    "empty in the test": "untranslated",
  },
  QuestionResult: {
    "empty in the test": "bins median netPromoter rows wordings",
    "results:read": "correctRate isCurrent options question responses right texts unanswered versionKeys",
  },
  QuestionTextsConnection: {
    "results:read": "edges pageInfo totalCount",
  },
  QuestionTextsConnectionEdge: {
    "results:read": "cursor node",
  },
  QuestionWording: {
    "empty in the test":
      "bins correctRate median netPromoter options question responses right rows sinceRevision unanswered",
  },
  RegradeChange: {
    "empty in the test": "after attempt before",
  },
  RegradePreview: {
    "results:read": "attempts changed examined lowered newlyFailed newlyPassed raised revision ungradable",
    "empty in the test": "changes",
  },
  Regrading: {
    "results:read": "changed createdAt done doneAt id isOver key mails reason revision total ungradable",
  },
  RepeatedAnswer: {
    "empty in the test": "answer texts",
  },
  ResourceLink: {
    "empty in the test": "title url",
  },
  Results: {
    "results:read":
      "averageDuration averageScore completionRate counts days finished histogram lastAttemptAt layout levels medianDuration medianDurationMargin passed questions scoreBars starts topScore totalAttempts versions",
    "empty in the test": "scoreQuartiles waiting",
  },
  RetentionRule: {
    "empty in the test": "days what",
  },
  RowOption: {
    "empty in the test": "count peoplePercentage percentage text",
  },
  RowResult: {
    "empty in the test": "median options responses text",
  },
  ScaleForm: {
    "empty in the test": "highLabel isNps look lowLabel",
  },
  ScoreBar: {
    "results:read": "attempts from to",
  },
  ScoreQuartiles: {
    "empty in the test": "lower median upper",
  },
  ShownRule: {
    "empty in the test": "what when",
  },
  Scoring: {
    "content:read or results:read": "belowZero isInherited rule",
  },
  SkillLevel: {
    "content:read": "description encouragingMessage name range",
    "empty in the test": "followUpContent",
  },
  StandingAccess: {
    "no token": "accessTokenNames webhooks",
  },
  StandingWebhook: {
    "no token": "contentTitle createdAt key url",
  },
  TestAnalysis: {
    "empty in the test": "alpha standardError",
    "results:read": "asOf attempts compact items mean people standardDeviation",
  },
  TextForm: {
    "content:read or results:read": "isLong isShared maxLength",
    "empty in the test": "minLength",
  },
  TextKey: {
    "empty in the test": "accepted allowTypo matchAccents matchCase matchSpaces",
  },
  Theme: {
    "empty in the test": "name quotes sentence texts",
  },
  ThemeQuote: {
    "empty in the test": "attemptId text",
  },
  Themes: {
    "results:read": "isOld madeAt texts",
    "empty in the test": "themes",
  },
  TranslatedText: {
    "content:read": "isOutdated isRich maxLength original path questionKey text",
  },
  Translation: {
    "content:read": "id language missing outdated revision texts updatedAt",
  },
  TrashedItem: {
    "content:read and results:read": "attemptCount",
    "content:read": "contentId deletedAt expiresAt id kind title",
  },
  User: {
    "no token": "accessTokens emailChange log retention standingAccess",
    "content:read": "contents draftings trash",
    "any token":
      "createdAt currentPlan email firstName id isAdmin isEmailVerified key lastName plan timeZone totalQuizzes totalSurveys",
    "content:read and results:read": "events",
    "empty in the test": "generations",
    "results:read": "totals",
    "webhooks:read": "webhooks",
  },
  UserContentsConnection: {
    "content:read": "edges pageInfo totalCount",
  },
  UserContentsConnectionEdge: {
    "content:read": "cursor node",
  },
  UserDraftingsConnection: {
    "content:read": "edges pageInfo",
  },
  UserDraftingsConnectionEdge: {
    "content:read": "cursor node",
  },
  UserLogConnection: {
    "no token": "edges pageInfo",
  },
  UserLogConnectionEdge: {
    "no token": "cursor node",
  },
  UserTrashConnection: {
    "content:read": "edges pageInfo totalCount",
  },
  UserTrashConnectionEdge: {
    "content:read": "cursor node",
  },
  UserWebhooksConnection: {
    "webhooks:read": "edges pageInfo",
  },
  UserWebhooksConnectionEdge: {
    "webhooks:read": "cursor node",
  },
  VersionCount: {
    "results:read": "attempts revision",
  },
  Webhook: {
    "webhooks:read":
      "allItems content contents createdAt deliveries deliveryLog description disabledAt disabledBecause events failingSince id pausedAt url",
    "webhooks:write": "secret",
  },
  WebhookDelivery: {
    "webhooks:read": "attemptId contentId createdAt duration error id nextTryAt state status triedAt tries type",
    "every scope": "answer body",
  },
  WebhookDeliveryLogConnection: {
    "webhooks:read": "edges pageInfo",
  },
  WebhookDeliveryLogConnectionEdge: {
    "webhooks:read": "cursor node",
  },
  WordCount: {
    "empty in the test": "texts word",
  },
  Words: {
    "results:read": "language texts",
    "empty in the test": "repeated words",
  },
};

/** The same for the values in REST responses. */
export const restKeys: Readable = {
  "GET /api/addresses/:address": {
    "any token": "path",
  },
  "GET /api/attempt-deletions/:id": {
    "results:read": "contentId createdAt deleted id replaced restored state total",
  },
  "GET /api/attempts/:id": {
    "results:read":
      "answers.* completedAt contentId credit duration id language late percentage revision score totalQuestions",
    "results:read and participants:read":
      "certificate.code certificate.completedOn certificate.issuedAt certificate.language certificate.name certificate.pdfUrl certificate.status certificate.title certificate.url fields.class participantEmail participantName",
  },
  "GET /api/attempts/:id/details": {
    "results:read":
      "attempt.answers.* attempt.completedAt attempt.credit attempt.duration attempt.id attempt.language attempt.late attempt.percentage attempt.revision attempt.score attempt.totalQuestions results.answerKey.options results.answerKey.scoring.rule results.correctAnswer results.credit results.explanation results.form.choice.other results.form.rows results.isCorrect results.optionFeedback results.options results.questionId results.questionText results.userAnswer summary.correctAnswers summary.credit summary.percentage summary.score summary.totalQuestions",
    "results:read and participants:read": "attempt.fields.class attempt.participantEmail attempt.participantName",
  },
  "GET /api/auth/me": {
    "any token": "createdAt email firstName id isAdmin isEmailVerified lastName plan timeZone",
  },
  "GET /api/auth/verification-status": {
    "any token": "email isEmailVerified",
  },
  "GET /api/content": {
    "content:read and results:read": "content.attemptCount content.averageScore content.lastAttempt",
    "content:read":
      "content.contentType content.createdAt content.description content.id content.isPublic content.kind content.links.address content.links.attempts content.links.page content.links.results content.links.self content.revision content.scoringType content.title content.updatedAt",
  },
  "GET /api/content/:id": {
    "content:read":
      "canEdit collectEmailUpfront contentType createdAt description difficulty draftedBy emailResultsSettings.authorSignature emailResultsSettings.customMessage emailResultsSettings.enabled emailResultsSettings.subject id isPublic kind language links.address links.attempts links.page links.results links.self questions.answerKey.options questions.answerKey.scoring.rule questions.correctAnswer questions.evidence.answerable questions.evidence.difficulty questions.evidence.flaws questions.evidence.guessRate questions.evidence.guessable questions.evidence.level questions.evidence.prompts questions.evidence.section questions.explanation questions.form.choice.other questions.form.rows questions.id questions.optionFeedback questions.options questions.order questions.passage questions.passageAnchor.kind questions.passageAnchor.paragraph questions.questionText questions.questionType revision rules.endings.everybody.text rules.fields.isGroup rules.fields.name rules.fields.values rules.passMark rules.scoring.rule scoringType showResultsToTakers sourceType sourceUrl title updatedAt",
  },
  "GET /api/content/:id/addresses": {
    "content:read": "addresses.address addresses.takenAt addresses.url",
  },
  "GET /api/content/:id/attempts": {
    "results:read":
      "attempts.answers.* attempts.completedAt attempts.credit attempts.duration attempts.id attempts.language attempts.late attempts.percentage attempts.revision attempts.score attempts.totalQuestions",
    "results:read and participants:read": "attempts.fields.class attempts.participantEmail attempts.participantName",
  },
  "GET /api/content/:id/days": {
    "results:read": "days.attempts days.day timeZone",
  },
  "GET /api/content/:id/findings": {
    "content:read": "questions.id",
  },
  "GET /api/content/:id/groups": {
    "results:read and participants:read": "field groups.attempts groups.averageScore groups.passed groups.value",
  },
  "GET /api/content/:id/invitations": {
    "results:read":
      "counts.bounced counts.deferred counts.due counts.failed counts.finished counts.opened counts.passed counts.queued counts.remindable counts.revoked counts.sent counts.started counts.stopped counts.total counts.unanswered counts.unsent invitations.attempt invitations.attempts invitations.contentId invitations.createdAt invitations.extraMinutes invitations.extraPercent invitations.finishedAt invitations.id invitations.language invitations.mail invitations.openedAt invitations.passed invitations.percentage invitations.remindedAt invitations.reminders invitations.revokedAt invitations.sentAt invitations.skillLevel invitations.startedAt",
    "results:read and participants:read":
      "invitations.answer invitations.email invitations.fields.class invitations.name",
  },
  "GET /api/content/:id/invitations/mailing": {
    "results:read": "sendsMails",
  },
  "GET /api/content/:id/items": {
    "results:read":
      "asOf attempts items.facility items.options.score items.options.share items.options.text items.options.thirds items.questionId items.questionText items.upperLowerDifference mean people standardDeviation",
  },
  "GET /api/content/:id/languages": {
    "results:read": "languages.attempts languages.language",
  },
  "GET /api/content/:id/missing": {
    "content:read": "count",
  },
  "GET /api/content/:id/places": {
    "results:read": "held",
  },
  "GET /api/content/:id/questions/:questionId/texts": {
    "results:read":
      "texts.attemptId texts.completedAt texts.isHidden texts.isStarred texts.questionId texts.text total",
    "results:read and participants:read": "texts.participantEmail texts.participantName",
  },
  "GET /api/content/:id/questions/:questionId/themes": {
    "results:read": "isOld madeAt texts",
  },
  "GET /api/content/:id/questions/:questionId/words": {
    "results:read": "language texts",
  },
  "GET /api/content/:id/regrade": {
    "results:read":
      "preview.attempts preview.changed preview.examined preview.lowered preview.newlyFailed preview.newlyPassed preview.raised preview.revision preview.ungradable",
  },
  "GET /api/content/:id/regradings": {
    "results:read":
      "regradings.changed regradings.contentId regradings.createdAt regradings.done regradings.doneAt regradings.id regradings.isOver regradings.mails regradings.reason regradings.revision regradings.total regradings.ungradable",
  },
  "GET /api/content/:id/regradings/:regradingId": {
    "results:read": "changed contentId createdAt done doneAt id isOver mails reason revision total ungradable",
  },
  "GET /api/content/:id/results": {
    "results:read":
      "attempts.answers.* attempts.completedAt attempts.credit attempts.duration attempts.id attempts.language attempts.late attempts.percentage attempts.revision attempts.score attempts.totalQuestions pagination.limit pagination.total questions.answerKey.options questions.answerKey.scoring.rule questions.correctRate questions.form.choice.other questions.form.rows questions.isCurrent questions.options.count questions.options.isCorrect questions.options.peoplePercentage questions.options.percentage questions.options.text questions.questionId questions.questionText questions.responses questions.sinceRevision questions.versionIds quiz.contentType quiz.description quiz.id quiz.revision quiz.scoringType quiz.timeZone quiz.title stats.averageDuration stats.averageScore stats.completionRate stats.lastAttemptAt stats.medianDuration stats.medianDurationMargin stats.passed stats.topScore stats.totalAttempts",
    "results:read and participants:read": "attempts.fields.class attempts.participantEmail attempts.participantName",
  },
  "GET /api/content/:id/retention": {
    "results:read": "due.now due.withinMonth due.withinWeek",
  },
  "GET /api/content/:id/translations": {
    "content:read":
      "translations.language translations.missing translations.outdated translations.revision translations.updatedAt",
  },
  "GET /api/dashboard": {
    "content:read and results:read":
      "averageScore recentQuizzes.attemptCount recentQuizzes.averageScore recentQuizzes.contentType recentQuizzes.createdAt recentQuizzes.id recentQuizzes.lastAttempt recentQuizzes.scoringType recentQuizzes.title totalAssessments totalAttempts totalQuizzes totalSurveys",
  },
  "GET /api/draftings": {
    "content:read":
      "draftings.createdAt draftings.id draftings.kind draftings.line draftings.origin draftings.questionCount draftings.sourceUrl draftings.state draftings.title draftings.updatedAt draftings.wanted",
  },
  "GET /api/draftings/:id": {
    "content:read":
      "audience createdAt difficulty focus id kind language line missing notices origin questionCount sections sourceSections sourceUrl state title updatedAt wanted",
  },
  "GET /api/quizzes/:id": {
    "content:read":
      "canEdit collectEmailUpfront contentType createdAt description difficulty draftedBy emailResultsSettings.authorSignature emailResultsSettings.customMessage emailResultsSettings.enabled emailResultsSettings.subject id isPublic kind language questions.answerKey.options questions.answerKey.scoring.rule questions.correctAnswer questions.evidence.answerable questions.evidence.difficulty questions.evidence.flaws questions.evidence.guessRate questions.evidence.guessable questions.evidence.level questions.evidence.prompts questions.evidence.section questions.explanation questions.form.choice.other questions.form.rows questions.id questions.optionFeedback questions.options questions.order questions.passage questions.passageAnchor.kind questions.passageAnchor.paragraph questions.questionText questions.questionType revision rules.endings.everybody.text rules.fields.isGroup rules.fields.name rules.fields.values rules.passMark rules.scoring.rule scoringType showResultsToTakers sourceType sourceUrl title updatedAt",
  },
  "GET /api/quizzes/:id/results": {
    "results:read":
      "attempts.answers.* attempts.completedAt attempts.credit attempts.duration attempts.id attempts.language attempts.late attempts.percentage attempts.revision attempts.score attempts.totalQuestions pagination.limit pagination.total questions.answerKey.options questions.answerKey.scoring.rule questions.correctRate questions.form.choice.other questions.form.rows questions.isCurrent questions.options.count questions.options.isCorrect questions.options.peoplePercentage questions.options.percentage questions.options.text questions.questionId questions.questionText questions.responses questions.sinceRevision questions.versionIds quiz.contentType quiz.description quiz.id quiz.revision quiz.scoringType quiz.timeZone quiz.title stats.averageDuration stats.averageScore stats.completionRate stats.lastAttemptAt stats.medianDuration stats.medianDurationMargin stats.passed stats.topScore stats.totalAttempts",
    "results:read and participants:read": "attempts.fields.class attempts.participantEmail attempts.participantName",
  },
  "GET /api/quizzes/:id/trial": {
    "content:read":
      "collectEmailUpfront contentType description difficulty id kind language languages questions.form.choice.other questions.form.rows questions.html.options questions.html.text questions.id questions.options questions.order questions.questionText questions.questionType questions.scoring.rule revision rules.fields rules.passMark scoringType showResultsToTakers title",
  },
  "GET /api/quizzes/:id/webhooks": {
    "webhooks:read":
      "allItems contentIds createdAt description disabledAt disabledBecause events failingSince id pausedAt url",
    "webhooks:write": "secret",
  },
  "GET /api/short-links/:code": {
    "any token": "path",
  },
  "GET /api/surveys/:id": {
    "content:read":
      "canEdit collectEmailUpfront contentType createdAt description difficulty draftedBy emailResultsSettings.authorSignature emailResultsSettings.customMessage emailResultsSettings.enabled emailResultsSettings.subject id isPublic kind language questions.id questions.options questions.order questions.questionText questions.questionType revision rules.closesAt scoringType showResultsToTakers sourceType sourceUrl title updatedAt",
  },
  "GET /api/surveys/:id/responses": {
    "results:read":
      "attempts.answers.* attempts.completedAt attempts.duration attempts.id attempts.revision attempts.totalQuestions",
    "results:read and participants:read": "attempts.fields.class attempts.participantEmail attempts.participantName",
  },
  "GET /api/surveys/:id/responses, shared": {
    "results:read":
      "attempts.answers.* attempts.completedAt attempts.duration attempts.id attempts.revision attempts.totalQuestions",
    "results:read and participants:read": "attempts.fields.class attempts.participantEmail attempts.participantName",
  },
  "GET /api/surveys/:id/results": {
    "results:read":
      "pagination.limit pagination.total questions.isCurrent questions.options.count questions.options.peoplePercentage questions.options.percentage questions.options.text questions.questionId questions.questionText questions.responses questions.sinceRevision questions.versionIds quiz.contentType quiz.description quiz.id quiz.revision quiz.scoringType quiz.timeZone quiz.title stats.averageScore stats.completionRate stats.topScore stats.totalAttempts",
  },
  "GET /api/surveys/:id/trial": {
    "content:read":
      "collectEmailUpfront contentType description id kind language questions.id questions.options questions.order questions.questionText questions.questionType revision rules.closesAt scoringType showResultsToTakers title",
  },
  "GET /api/trash": {
    "content:read and results:read": "items.attemptCount",
    "content:read": "items.deletedAt items.expiresAt items.id items.kind items.title",
  },
  "GET /api/webhooks": {
    "webhooks:read":
      "webhooks.allItems webhooks.contentIds webhooks.createdAt webhooks.description webhooks.disabledAt webhooks.disabledBecause webhooks.events webhooks.failingSince webhooks.id webhooks.pausedAt webhooks.url",
    "webhooks:write": "webhooks.secret",
  },
  "GET /api/webhooks/:id": {
    "webhooks:read":
      "allItems contentIds createdAt description disabledAt disabledBecause events failingSince id pausedAt url",
    "webhooks:write": "secret",
  },
  "GET /api/webhooks/:id/deliveries": {
    "webhooks:read": "attemptId contentId createdAt duration error id nextTryAt state status triedAt tries type",
    "every scope": "answer body",
  },
};

/** The same for the values that tools return. */
export const assistantKeys: Readable = {
  explain_question: {
    "results:read":
      "correctRate explanation facility number optionFeedback options.chosen options.isRight options.percent options.text people question quote sentences where",
  },
  list_content: {
    "content:read and results:read": "items.attempts items.averageScore items.lastAttemptAt",
    "content:read":
      "items.createdAt items.id items.isPublic items.kind items.ownUrl items.resultsUrl items.shortUrl items.takeUrl items.title total",
  },
  results: {
    "results:read":
      "analysis.people analysis.sentences attempts.completedAt attempts.duration attempts.id attempts.percentage figures.attempts figures.averageDuration figures.averageScore figures.completionRate figures.lastAttemptAt figures.medianDuration figures.topScore item.id item.isPublic item.kind item.ownUrl item.resultsUrl item.shortUrl item.takeUrl item.title questions.correctRate questions.facility questions.number questions.options.chosen questions.options.isRight questions.options.percent questions.options.text questions.people questions.question",
  },
  "results of participants": {
    "results:read and participants:read":
      "analysis.people analysis.sentences attempts.completedAt attempts.duration attempts.id attempts.percentage attempts.typedByParticipant.email attempts.typedByParticipant.name figures.attempts figures.averageDuration figures.averageScore figures.completionRate figures.lastAttemptAt figures.medianDuration figures.topScore item.id item.isPublic item.kind item.ownUrl item.resultsUrl item.shortUrl item.takeUrl item.title questions.correctRate questions.facility questions.number questions.options.chosen questions.options.isRight questions.options.percent questions.options.text questions.people questions.question",
  },
  translate: {
    "content:write": "language missing outdated texts.original texts.path",
  },
};
