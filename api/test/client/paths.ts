export interface paths {
    "/api/auth/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["registerUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["refreshTokens"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["requestPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/verify-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["verifyEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/resend-verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["resendVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/verification-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readVerificationStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch: operations["updateProfile"];
        trace?: never;
    };
    "/api/auth/change-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/logout-everywhere": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["logoutEverywhere"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["exportOwnData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/delete-account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["deleteAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listAccessTokens"];
        put?: never;
        post: operations["createAccessToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/tokens/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["revokeAccessToken"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/email-change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readAddressChange"];
        put?: never;
        post?: never;
        delete: operations["cancelAddressChange"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/email-change/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["resendAddressChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/approve-email-change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["approveAddressChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/approve-email-change/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["readApprovalLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/undo-email-change/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["readUndoLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/undo-email-change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["undoAddressChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/access": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readStandingAccess"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/reset-password/access": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["readStandingAccessOfReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/mail/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["sendTestMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quizzes/manual": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["createQuiz"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/surveys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["createSurvey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quizzes/skill-based": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["createAssessment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quizzes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readQuiz"];
        put: operations["editQuiz"];
        post?: never;
        delete: operations["deleteQuiz"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quizzes/{id}/duplicate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["duplicateQuiz"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quizzes/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["restoreQuiz"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/surveys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readSurvey"];
        put: operations["editSurvey"];
        post?: never;
        delete: operations["deleteSurvey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/surveys/{id}/duplicate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["duplicateSurvey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/surveys/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["restoreSurvey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readContent"];
        put?: never;
        post?: never;
        delete: operations["deleteContent"];
        options?: never;
        head?: never;
        patch: operations["patchContent"];
        trace?: never;
    };
    "/api/content/{id}/duplicate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["duplicateContent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["restoreContent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content/{id}/findings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readFindings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/short-links/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["resolveShortLink"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content/{id}/addresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readAddresses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content/{id}/address": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["setAddress"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content/{id}/address-check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["checkAddress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/addresses/{address}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["resolveAddress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content/{id}/links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["makeLinks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listTemplates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/templates/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content/{id}/translations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listTranslations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content/{id}/translations/{language}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readTranslation"];
        put: operations["saveTranslation"];
        post?: never;
        delete: operations["deleteTranslation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/trash/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["purgeContent"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/trash": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listTrash"];
        put?: never;
        post?: never;
        delete: operations["emptyTrash"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content/{id}/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["reportContent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/retention": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readRetentionDefault"];
        put: operations["setRetentionDefault"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quizzes/{id}/starts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["startQuiz"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quizzes/{id}/attempts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["submitQuiz"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quizzes/{id}/trial": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readQuizTrial"];
        put?: never;
        post: operations["tryQuiz"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/surveys/{id}/starts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["startSurvey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/surveys/{id}/responses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listSurveyResponses"];
        put?: never;
        post: operations["submitSurvey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/surveys/{id}/trial": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readSurveyTrial"];
        put?: never;
        post: operations["trySurvey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content/{id}/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listInvitations"];
        put?: never;
        post: operations["addPeople"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content/{id}/invitations/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["previewPeople"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content/{id}/invitations/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["sendInvitations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content/{id}/invitations/change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["changeInvitations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content/{id}/invitations/links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["downloadInvitationLinks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content/{id}/invitations/mailing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readInvitationMailing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch: operations["updateInvitationMailing"];
        trace?: never;
    };
    "/api/content/{id}/invitations/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["openInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content/{id}/invitations/redeem": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["drawBallot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content/{id}/invitations/{invitationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["deleteInvitation"];
        options?: never;
        head?: never;
        patch: operations["updateInvitation"];
        trace?: never;
    };
    "/api/quizzes/{id}/certificates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["issueCertificate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/certificates/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["checkCertificate"];
        put?: never;
        post?: never;
        delete: operations["revokeCertificate"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/certificates/{code}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["printCertificate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quizzes/{id}/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listWebhooks"];
        put?: never;
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listAccountWebhooks"];
        put?: never;
        post: operations["createAccountWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getWebhook"];
        put?: never;
        post?: never;
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        patch: operations["updateWebhook"];
        trace?: never;
    };
    "/api/webhooks/{id}/secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["rotateWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["testWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{id}/recover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["recoverWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhook-deliveries/{id}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["replayWebhookDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readDashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quizzes/{id}/results": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readQuizResults"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/surveys/{id}/results": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readSurveyResults"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content/{id}/results": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readItemResults"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/attempts/{id}/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readAttemptDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content/{id}/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readItemAnalysis"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content/{id}/days": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readDays"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content/{id}/levels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readLevels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content/{id}/languages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readLanguages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content/{id}/groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readGroups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content/{id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["followContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content/{id}/attempts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listAttempts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/attempts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readAttempt"];
        put?: never;
        post?: never;
        delete: operations["deleteAttempt"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content/{id}/attempts/deletions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["deleteAttempts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/attempt-deletions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readAttemptDeletion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/attempt-deletions/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["undoAttemptDeletion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/erasures/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["previewErasure"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/erasures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["erasePerson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/erasures/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readErasure"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content/{id}/own-answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["readOwnAnswers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content/{id}/own-answers/erasure": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["eraseOwnAnswers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content/{id}/regrade": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["previewRegrading"];
        put?: never;
        post: operations["regradeAnswers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content/{id}/regradings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listRegradings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content/{id}/regradings/{regradingId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readRegrading"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content/{id}/places": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readPlaces"];
        put?: never;
        post?: never;
        delete: operations["freePlaces"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content/{id}/link-values": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readLinkValues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content/{id}/retention": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readRetention"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quizzes/{id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["exportQuizResults"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/surveys/{id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["exportSurveyResults"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content/{id}/questions/{questionId}/texts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listTexts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content/{id}/questions/{questionId}/words": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readWords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content/{id}/questions/{questionId}/texts/{attemptId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["markText"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content/{id}/questions/{questionId}/themes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readThemes"];
        put?: never;
        post: operations["findThemes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pdfs/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["uploadPdf"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pdfs/objects/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["sendPdf"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/images": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["uploadImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quizzes/generate-ai": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["generateQuizFromTopic"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quizzes/from-pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["generateQuizFromPdf"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/surveys/ai-generate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["generateSurveyFromTopic"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/surveys/from-url": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["generateSurveyFromLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/surveys/from-pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["generateSurveyFromPdf"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quizzes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["generateQuiz"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/generations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listGenerations"];
        put?: never;
        post: operations["beginGeneration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/generations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readGeneration"];
        put?: never;
        post?: never;
        delete: operations["endGeneration"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/generations/{id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["followGeneration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/draftings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listDraftings"];
        put?: never;
        post: operations["beginDrafting"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/draftings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readDrafting"];
        put?: never;
        post?: never;
        delete: operations["discardDrafting"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/draftings/{id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["followDrafting"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/draftings/{id}/more": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["draftMore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/draftings/{id}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["resumeDrafting"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/draftings/{id}/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["stopDrafting"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/draftings/{id}/finish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["finishDrafting"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/draft-questions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch: operations["updateCandidate"];
        trace?: never;
    };
    "/api/draft-questions/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["restoreCandidate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/draft-questions/{id}/revise": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["reviseCandidate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content/{id}/missing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readMissing"];
        put?: never;
        post: operations["writeMissing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content/{id}/translations/{language}/draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["draftTranslation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/images/{hash}/description": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["describeImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/dashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readAdminDashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listAllContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/analytics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readAnalytics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content/{id}/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readContentDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content/{id}/unpublish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["unpublishOrphan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["deleteOrphan"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{id}/admin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch: operations["setAdministrator"];
        trace?: never;
    };
    "/api/admin/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["closeReport"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Scoring: {
            rule: "all" | "each" | "minus";
            belowZero?: boolean | null;
        };
        QuestionForm: {
            choice?: {
                other: number | null;
                none: number | null;
                pinned?: number[] | null;
            } | null;
            scale?: {
                look: "numbers" | "stars" | "labels";
                lowLabel?: string | null;
                highLabel?: string | null;
                isNps: boolean;
            } | null;
            rows?: string[] | null;
            text?: {
                isLong: boolean;
                minLength: number | null;
                maxLength: number;
                isShared?: boolean | null;
            } | null;
            number?: {
                decimals: number;
                unit?: string | null;
                min: number | null;
                max: number | null;
            } | null;
        };
        AnswerKey: {
            options?: number[] | null;
            scoring?: components["schemas"]["QuestionScoring"];
            text?: {
                accepted: string[];
                matchCase: boolean;
                matchSpaces: boolean;
                matchAccents: boolean;
                allowTypo: boolean;
            } | null;
            number?: {
                value: number;
                tolerance: number;
            } | null;
        };
        QuestionScoring: {
            rule: "all" | "each" | "minus";
            belowZero?: boolean | null;
            isInherited?: boolean | null;
        } | null;
        TranslationBody: {
            revision?: number | null;
            texts: {
                path: string;
                text?: string | null;
                original?: string | null;
                isOutdated?: boolean | null;
                readonly questionId?: unknown;
                readonly isRich?: unknown;
                readonly maxLength?: unknown;
            }[];
            readonly language?: unknown;
            readonly updatedAt?: unknown;
            readonly missing?: unknown;
            readonly outdated?: unknown;
        };
        ErasedPerson: {
            email: string;
            everywhere?: boolean;
        };
        AnswerMarks: {
            isStarred?: boolean;
            isHidden?: boolean;
        };
        GenerateQUIZFromtopic: {
            title: string;
            topic: string;
            questionCount: number;
            questionTypes?: ("multiple_choice" | "multi_select" | "text" | "number")[];
            language?: string | null;
            difficulty: "easy" | "medium" | "hard";
            showResultsToTakers: boolean;
            kind: "QUIZ";
            origin: "topic";
        };
        GenerateQUIZFromlink: {
            url: string;
            pages?: string | null;
            title?: string | null;
            questionCount: number;
            questionTypes?: ("multiple_choice" | "multi_select" | "text" | "number")[];
            language?: string | null;
            difficulty: "easy" | "medium" | "hard";
            showResultsToTakers: boolean;
            kind: "QUIZ";
            origin: "link";
        };
        GenerateQUIZFrompdf: {
            title: string;
            questionCount: number;
            questionTypes?: ("multiple_choice" | "multi_select" | "text" | "number")[];
            language?: string | null;
            difficulty: "easy" | "medium" | "hard";
            showResultsToTakers: boolean;
            pdfPath: string;
            fileName?: string | null;
            pages?: string | null;
            kind: "QUIZ";
            origin: "pdf";
        };
        GenerateQUIZFromtext: {
            text: string;
            sourceUrl?: string | null;
            title?: string | null;
            questionCount: number;
            questionTypes?: ("multiple_choice" | "multi_select" | "text" | "number")[];
            language?: string | null;
            difficulty: "easy" | "medium" | "hard";
            showResultsToTakers: boolean;
            kind: "QUIZ";
            origin: "text";
        };
        GenerateSURVEYFromtopic: {
            title: string;
            description: string;
            questionCount: number;
            questionTypes?: ("single_choice" | "multi_select" | "scale" | "text")[];
            language?: string | null;
            showResultsToTakers: boolean;
            kind: "SURVEY";
            origin: "topic";
        };
        GenerateSURVEYFromlink: {
            url: string;
            pages?: string | null;
            title?: string | null;
            questionCount: number;
            questionTypes?: ("single_choice" | "multi_select" | "scale" | "text")[];
            language?: string | null;
            showResultsToTakers: boolean;
            kind: "SURVEY";
            origin: "link";
        };
        GenerateSURVEYFrompdf: {
            title: string;
            description?: string | null;
            questionCount: number;
            questionTypes?: ("single_choice" | "multi_select" | "scale" | "text")[];
            language?: string | null;
            showResultsToTakers: boolean;
            pdfPath: string;
            fileName?: string | null;
            pages?: string | null;
            kind: "SURVEY";
            origin: "pdf";
        };
        GenerateSURVEYFromtext: {
            text: string;
            sourceUrl?: string | null;
            title?: string | null;
            questionCount: number;
            questionTypes?: ("single_choice" | "multi_select" | "scale" | "text")[];
            language?: string | null;
            showResultsToTakers: boolean;
            kind: "SURVEY";
            origin: "text";
        };
        GenerateASSESSMENTFromtopic: {
            title?: string | null;
            topic: string;
            questionCount: number;
            questionTypes?: ("multiple_choice" | "scale")[];
            language?: string | null;
            kind: "ASSESSMENT";
            origin: "topic";
        };
        GenerateASSESSMENTFromlink: {
            url: string;
            pages?: string | null;
            title?: string | null;
            questionCount: number;
            questionTypes?: ("multiple_choice" | "scale")[];
            language?: string | null;
            kind: "ASSESSMENT";
            origin: "link";
        };
        GenerateASSESSMENTFrompdf: {
            title?: string | null;
            questionCount: number;
            questionTypes?: ("multiple_choice" | "scale")[];
            language?: string | null;
            pdfPath: string;
            fileName?: string | null;
            pages?: string | null;
            kind: "ASSESSMENT";
            origin: "pdf";
        };
        GenerateASSESSMENTFromtext: {
            text: string;
            sourceUrl?: string | null;
            title?: string | null;
            questionCount: number;
            questionTypes?: ("multiple_choice" | "scale")[];
            language?: string | null;
            kind: "ASSESSMENT";
            origin: "text";
        };
        DraftQUIZFromtopic: {
            title: string;
            topic: string;
            questionCount: number;
            questionTypes?: ("multiple_choice" | "multi_select" | "text" | "number")[];
            language?: string | null;
            difficulty: "easy" | "medium" | "hard";
            showResultsToTakers: boolean;
            audience?: string | null;
            focus?: string | null;
            sections: string[];
            kind: "QUIZ";
            origin: "topic";
        };
        DraftQUIZFromlink: {
            url: string;
            pages?: string | null;
            title?: string | null;
            questionCount: number;
            questionTypes?: ("multiple_choice" | "multi_select" | "text" | "number")[];
            language?: string | null;
            difficulty: "easy" | "medium" | "hard";
            showResultsToTakers: boolean;
            audience?: string | null;
            focus?: string | null;
            sections: string[];
            kind: "QUIZ";
            origin: "link";
        };
        DraftQUIZFrompdf: {
            title: string;
            questionCount: number;
            questionTypes?: ("multiple_choice" | "multi_select" | "text" | "number")[];
            language?: string | null;
            difficulty: "easy" | "medium" | "hard";
            showResultsToTakers: boolean;
            pdfPath: string;
            fileName?: string | null;
            pages?: string | null;
            audience?: string | null;
            focus?: string | null;
            sections: string[];
            kind: "QUIZ";
            origin: "pdf";
        };
        DraftQUIZFromtext: {
            text: string;
            sourceUrl?: string | null;
            title?: string | null;
            questionCount: number;
            questionTypes?: ("multiple_choice" | "multi_select" | "text" | "number")[];
            language?: string | null;
            difficulty: "easy" | "medium" | "hard";
            showResultsToTakers: boolean;
            audience?: string | null;
            focus?: string | null;
            sections: string[];
            kind: "QUIZ";
            origin: "text";
        };
        DraftSURVEYFromtopic: {
            title: string;
            description: string;
            questionCount: number;
            questionTypes?: ("single_choice" | "multi_select" | "scale" | "text")[];
            language?: string | null;
            showResultsToTakers: boolean;
            audience?: string | null;
            focus?: string | null;
            sections: string[];
            kind: "SURVEY";
            origin: "topic";
        };
        DraftSURVEYFromlink: {
            url: string;
            pages?: string | null;
            title?: string | null;
            questionCount: number;
            questionTypes?: ("single_choice" | "multi_select" | "scale" | "text")[];
            language?: string | null;
            showResultsToTakers: boolean;
            audience?: string | null;
            focus?: string | null;
            sections: string[];
            kind: "SURVEY";
            origin: "link";
        };
        DraftSURVEYFrompdf: {
            title: string;
            description?: string | null;
            questionCount: number;
            questionTypes?: ("single_choice" | "multi_select" | "scale" | "text")[];
            language?: string | null;
            showResultsToTakers: boolean;
            pdfPath: string;
            fileName?: string | null;
            pages?: string | null;
            audience?: string | null;
            focus?: string | null;
            sections: string[];
            kind: "SURVEY";
            origin: "pdf";
        };
        DraftSURVEYFromtext: {
            text: string;
            sourceUrl?: string | null;
            title?: string | null;
            questionCount: number;
            questionTypes?: ("single_choice" | "multi_select" | "scale" | "text")[];
            language?: string | null;
            showResultsToTakers: boolean;
            audience?: string | null;
            focus?: string | null;
            sections: string[];
            kind: "SURVEY";
            origin: "text";
        };
        DraftASSESSMENTFromtopic: {
            title?: string | null;
            topic: string;
            questionCount: number;
            questionTypes?: ("multiple_choice" | "scale")[];
            language?: string | null;
            audience?: string | null;
            focus?: string | null;
            sections: string[];
            kind: "ASSESSMENT";
            origin: "topic";
        };
        DraftASSESSMENTFromlink: {
            url: string;
            pages?: string | null;
            title?: string | null;
            questionCount: number;
            questionTypes?: ("multiple_choice" | "scale")[];
            language?: string | null;
            audience?: string | null;
            focus?: string | null;
            sections: string[];
            kind: "ASSESSMENT";
            origin: "link";
        };
        DraftASSESSMENTFrompdf: {
            title?: string | null;
            questionCount: number;
            questionTypes?: ("multiple_choice" | "scale")[];
            language?: string | null;
            pdfPath: string;
            fileName?: string | null;
            pages?: string | null;
            audience?: string | null;
            focus?: string | null;
            sections: string[];
            kind: "ASSESSMENT";
            origin: "pdf";
        };
        DraftASSESSMENTFromtext: {
            text: string;
            sourceUrl?: string | null;
            title?: string | null;
            questionCount: number;
            questionTypes?: ("multiple_choice" | "scale")[];
            language?: string | null;
            audience?: string | null;
            focus?: string | null;
            sections: string[];
            kind: "ASSESSMENT";
            origin: "text";
        };
        ImageDescriptionBody: {
            language?: string | null;
        };
        Tokens: {
            accessToken: string;
            refreshToken: string;
        };
        User: {
            id: string;
            firstName: string;
            lastName: string;
            email: string;
            plan: "free" | "pro" | "enterprise";
            isEmailVerified: boolean;
            createdAt: string;
            isAdmin: boolean;
            timeZone: string | null;
        };
        Message: {
            message: string;
        };
        ChangedUser: {
            id: string;
            firstName: string;
            lastName: string;
            email: string;
            plan: "free" | "pro" | "enterprise";
            isEmailVerified: boolean;
            createdAt: string;
            isAdmin: boolean;
            timeZone: string | null;
            pendingEmail?: string;
        };
        OwnData: {
            exportedAt: string;
            account: {
                id: string;
                email: string;
                firstName: string;
                lastName: string;
                timeZone: string | null;
                retention: {
                    [key: string]: unknown;
                } | null;
                isEmailVerified: boolean;
                emailVerificationExpires: string | null;
                passwordResetExpires: string | null;
                plan: "free" | "pro" | "enterprise";
                isAdmin: boolean;
                totalQuizzes: number;
                totalSurveys: number;
                hasContent: boolean;
                stripeCustomerId: string | null;
                stripeSubscriptionId: string | null;
                subscriptionStatus: string | null;
                subscriptionEndsAt: string | null;
                createdAt: string;
                updatedAt: string;
            };
            sessions: {
                signedInAt: string;
                lastRefreshedAt: string;
                expiresAt: string;
            }[];
            accessTokens: components["schemas"]["AccessToken"][];
            addressChanges: {
                oldEmail: string;
                newEmail: string;
                createdAt: string;
                doneAt: string | null;
            }[];
            uploads: {
                fileName: string | null;
                createdAt: string;
            }[];
            mails: {
                kind: string;
                subject: string;
                state: "waiting" | "sent" | "kept" | "dead";
                createdAt: string;
                sentAt: string | null;
            }[];
            webhooks: {
                id: string;
                url: string;
                description: string | null;
                events: ("attempt_created" | "attempt_deleted" | "attempt_restored" | "attempt_regraded" | "content_created" | "content_updated" | "content_published" | "content_deleted" | "content_restored" | "generation_finished")[];
                allItems: boolean;
                pausedAt: string | null;
                failingSince: string | null;
                disabledAt: string | null;
                disabledBecause: ("gone" | "failing") | null;
                createdAt: string;
            }[];
            erasures: {
                id: string;
                everywhere: boolean;
                salt: string;
                addressHash: string;
                items: {
                    [key: string]: unknown;
                }[];
                mails: number;
                mailStops: number;
                createdAt: string;
                doneAt: string | null;
            }[];
            events: {
                id: string;
                type: "attempt_created" | "attempt_deleted" | "attempt_restored" | "attempt_regraded" | "content_created" | "content_updated" | "content_published" | "content_deleted" | "content_restored" | "generation_finished";
                contentId: string;
                data: {
                    [key: string]: unknown;
                };
                createdAt: string;
            }[];
            log: {
                id: string;
                at: string;
                action: "signed_in" | "sign_in_failed" | "signed_out_everywhere" | "password_changed" | "password_reset" | "address_changed" | "address_restored" | "admin_granted" | "admin_revoked" | "data_exported" | "token_made" | "token_revoked" | "webhook_made" | "webhook_changed" | "webhook_secret_renewed" | "webhook_deleted" | "results_exported" | "attempts_deleted" | "attempts_restored" | "attempts_regraded" | "answers_erased" | "certificate_revoked" | "places_freed" | "content_deleted" | "content_restored" | "content_purged" | "settings_changed" | "key_changed" | "people_invited" | "invitations_sent" | "invitation_links_exported" | "invitations_revoked" | "invitations_deleted" | "person_erased";
                summary: string;
                by: "session" | "token" | "mailed_link" | "administrator" | "operator" | "unknown";
                network: string | null;
                sessionBeganAt: string | null;
                tokenName: string | null;
                contentId: string | null;
                contentTitle: string | null;
            }[];
            content: {
                id: string;
                title: string;
                description: string | null;
                language: string | null;
                format: "plain" | "rich";
                rendered: {
                    [key: string]: unknown;
                } | null;
                sourceUrl: string | null;
                sourceType: "article" | "pdf" | "text" | "youtube" | "ai_generated";
                contentType: "quiz" | "survey";
                difficulty: "easy" | "medium" | "hard";
                scoringType: "traditional" | "skill_based";
                skillLevels: {
                    [key: string]: unknown;
                }[] | null;
                emailResultsSettings: {
                    [key: string]: unknown;
                } | null;
                draftedBy: ("model" | "extractive") | null;
                userId: string;
                isPublic: boolean;
                showResultsToTakers: boolean;
                collectEmailUpfront: boolean;
                rules: {
                    [key: string]: unknown;
                } | null;
                shortCode: string;
                groups: {
                    field: string;
                    values: string[];
                } | null;
                address: string | null;
                addresses: {
                    address: string;
                    takenAt: string;
                    releasedAt: string | null;
                }[];
                revision: number;
                translationRevision: number;
                createdAt: string;
                updatedAt: string;
                deletedAt: string | null;
                translations: {
                    language: string;
                    texts: {
                        [key: string]: unknown;
                    }[];
                    imageHashes: string[];
                    revision: number;
                    updatedAt: string;
                }[];
                questions: {
                    id: string;
                    contentId: string;
                    questionText: string;
                    questionType: "multiple_choice" | "single_choice" | "multi_select" | "scale" | "matrix" | "text" | "number";
                    options: string[];
                    correctAnswer: number | null;
                    optionWeights: number[] | null;
                    explanation: string | null;
                    order: number;
                    sinceRevision: number;
                    untilRevision: number | null;
                    replacesId: string | null;
                    lineId: string;
                    passage: string | null;
                    passageAnchor: {
                        [key: string]: unknown;
                    } | null;
                    evidence: {
                        [key: string]: unknown;
                    } | null;
                    required: boolean;
                    points: number;
                    form: {
                        [key: string]: unknown;
                    } | null;
                    answerKey: {
                        [key: string]: unknown;
                    } | null;
                    rendered: {
                        [key: string]: unknown;
                    } | null;
                    translations: {
                        language: string;
                        texts: {
                            [key: string]: unknown;
                        }[];
                        imageHashes: string[];
                    }[];
                }[];
                regradings: {
                    id: string;
                    revision: number;
                    reason: string | null;
                    mails: boolean;
                    total: number;
                    done: number;
                    changed: number;
                    ungradable: number;
                    createdAt: string;
                    doneAt: string | null;
                }[];
                revisions: {
                    contentId: string;
                    revision: number;
                    questionIds: string[];
                    skillLevels: {
                        [key: string]: unknown;
                    }[] | null;
                    publicFrom: string | null;
                    publicUntil: string | null;
                    createdAt: string;
                    rendered: {
                        [key: string]: unknown;
                    } | null;
                    imageHashes: string[] | null;
                }[];
                webhooks: {
                    id: string;
                    url: string;
                    createdAt: string;
                }[];
                invitationMailing: {
                    invitation: {
                        subject: string;
                        message: string;
                    } | null;
                    reminder: {
                        subject: string;
                        message: string;
                    } | null;
                    remindAfter: number | null;
                    remindBefore: number | null;
                } | null;
                invitations: {
                    id: string;
                    name: string | null;
                    email: string | null;
                    language: string | null;
                    fields: {
                        [key: string]: string;
                    };
                    extraMinutes: number | null;
                    extraPercent: number | null;
                    mail: "unsent" | "queued" | "sent" | "kept" | "bounced" | "stopped" | "deferred";
                    answer: string | null;
                    sentAt: string | null;
                    reminders: number;
                    remindedAt: string | null;
                    openedAt: string | null;
                    startedAt: string | null;
                    finishedAt: string | null;
                    revokedAt: string | null;
                    createdAt: string;
                }[];
                attempts: {
                    id: string;
                    contentId: string;
                    revision: number;
                    userId: string | null;
                    participantName: string | null;
                    participantEmail: string | null;
                    answers: {
                        [key: string]: number | (number | null)[] | string | {
                            choices: number[];
                            other: string;
                        };
                    };
                    score: number | null;
                    credit: number | null;
                    percentage: number | null;
                    isRoundedUp: boolean | null;
                    totalQuestions: number;
                    completedAt: string;
                    duration: number | null;
                    attemptKey: string | null;
                    language: string | null;
                    fields: {
                        [key: string]: string;
                    } | null;
                    group: number;
                    late: number | null;
                    isCounted: boolean;
                    hadStart: boolean;
                    invitationId: string | null;
                    skillLevel: string | null;
                    skillScore: string | null;
                    corrections: {
                        at: string;
                        reason?: string | null;
                        before: {
                            revision: number;
                            answers: {
                                [key: string]: number | (number | null)[] | string | {
                                    choices: number[];
                                    other: string;
                                };
                            };
                            score: number | null;
                            credit?: number | null;
                            percentage: number | null;
                            isRoundedUp?: boolean | null;
                            totalQuestions: number;
                            skillLevel: string | null;
                            skillScore: string | null;
                        };
                    }[] | null;
                    marks: {
                        lineId: string;
                        starred: boolean;
                        hidden: boolean;
                        changedAt: string;
                    }[];
                }[];
            }[];
            trash: {
                id: string;
                title: string;
                description: string | null;
                language: string | null;
                format: "plain" | "rich";
                rendered: {
                    [key: string]: unknown;
                } | null;
                sourceUrl: string | null;
                sourceType: "article" | "pdf" | "text" | "youtube" | "ai_generated";
                contentType: "quiz" | "survey";
                difficulty: "easy" | "medium" | "hard";
                scoringType: "traditional" | "skill_based";
                skillLevels: {
                    [key: string]: unknown;
                }[] | null;
                emailResultsSettings: {
                    [key: string]: unknown;
                } | null;
                draftedBy: ("model" | "extractive") | null;
                userId: string;
                isPublic: boolean;
                showResultsToTakers: boolean;
                collectEmailUpfront: boolean;
                rules: {
                    [key: string]: unknown;
                } | null;
                shortCode: string;
                groups: {
                    field: string;
                    values: string[];
                } | null;
                address: string | null;
                addresses: {
                    address: string;
                    takenAt: string;
                    releasedAt: string | null;
                }[];
                revision: number;
                translationRevision: number;
                createdAt: string;
                updatedAt: string;
                deletedAt: string | null;
                translations: {
                    language: string;
                    texts: {
                        [key: string]: unknown;
                    }[];
                    imageHashes: string[];
                    revision: number;
                    updatedAt: string;
                }[];
                questions: {
                    id: string;
                    contentId: string;
                    questionText: string;
                    questionType: "multiple_choice" | "single_choice" | "multi_select" | "scale" | "matrix" | "text" | "number";
                    options: string[];
                    correctAnswer: number | null;
                    optionWeights: number[] | null;
                    explanation: string | null;
                    order: number;
                    sinceRevision: number;
                    untilRevision: number | null;
                    replacesId: string | null;
                    lineId: string;
                    passage: string | null;
                    passageAnchor: {
                        [key: string]: unknown;
                    } | null;
                    evidence: {
                        [key: string]: unknown;
                    } | null;
                    required: boolean;
                    points: number;
                    form: {
                        [key: string]: unknown;
                    } | null;
                    answerKey: {
                        [key: string]: unknown;
                    } | null;
                    rendered: {
                        [key: string]: unknown;
                    } | null;
                    translations: {
                        language: string;
                        texts: {
                            [key: string]: unknown;
                        }[];
                        imageHashes: string[];
                    }[];
                }[];
                regradings: {
                    id: string;
                    revision: number;
                    reason: string | null;
                    mails: boolean;
                    total: number;
                    done: number;
                    changed: number;
                    ungradable: number;
                    createdAt: string;
                    doneAt: string | null;
                }[];
                revisions: {
                    contentId: string;
                    revision: number;
                    questionIds: string[];
                    skillLevels: {
                        [key: string]: unknown;
                    }[] | null;
                    publicFrom: string | null;
                    publicUntil: string | null;
                    createdAt: string;
                    rendered: {
                        [key: string]: unknown;
                    } | null;
                    imageHashes: string[] | null;
                }[];
                webhooks: {
                    id: string;
                    url: string;
                    createdAt: string;
                }[];
                invitationMailing: {
                    invitation: {
                        subject: string;
                        message: string;
                    } | null;
                    reminder: {
                        subject: string;
                        message: string;
                    } | null;
                    remindAfter: number | null;
                    remindBefore: number | null;
                } | null;
                invitations: {
                    id: string;
                    name: string | null;
                    email: string | null;
                    language: string | null;
                    fields: {
                        [key: string]: string;
                    };
                    extraMinutes: number | null;
                    extraPercent: number | null;
                    mail: "unsent" | "queued" | "sent" | "kept" | "bounced" | "stopped" | "deferred";
                    answer: string | null;
                    sentAt: string | null;
                    reminders: number;
                    remindedAt: string | null;
                    openedAt: string | null;
                    startedAt: string | null;
                    finishedAt: string | null;
                    revokedAt: string | null;
                    createdAt: string;
                }[];
                attempts: {
                    id: string;
                    contentId: string;
                    revision: number;
                    userId: string | null;
                    participantName: string | null;
                    participantEmail: string | null;
                    answers: {
                        [key: string]: number | (number | null)[] | string | {
                            choices: number[];
                            other: string;
                        };
                    };
                    score: number | null;
                    credit: number | null;
                    percentage: number | null;
                    isRoundedUp: boolean | null;
                    totalQuestions: number;
                    completedAt: string;
                    duration: number | null;
                    attemptKey: string | null;
                    language: string | null;
                    fields: {
                        [key: string]: string;
                    } | null;
                    group: number;
                    late: number | null;
                    isCounted: boolean;
                    hadStart: boolean;
                    invitationId: string | null;
                    skillLevel: string | null;
                    skillScore: string | null;
                    corrections: {
                        at: string;
                        reason?: string | null;
                        before: {
                            revision: number;
                            answers: {
                                [key: string]: number | (number | null)[] | string | {
                                    choices: number[];
                                    other: string;
                                };
                            };
                            score: number | null;
                            credit?: number | null;
                            percentage: number | null;
                            isRoundedUp?: boolean | null;
                            totalQuestions: number;
                            skillLevel: string | null;
                            skillScore: string | null;
                        };
                    }[] | null;
                    marks: {
                        lineId: string;
                        starred: boolean;
                        hidden: boolean;
                        changedAt: string;
                    }[];
                }[];
                expiresAt: string;
            }[];
            drafts: {
                id: string;
                order: {
                    [key: string]: unknown;
                };
                title: string | null;
                source: {
                    [key: string]: unknown;
                } | null;
                sections: string[];
                draftedBy: ("model" | "extractive") | null;
                wanted: number;
                runId: string | null;
                failure: string | null;
                notices: string[];
                isShort: boolean;
                contentId: string | null;
                createdAt: string;
                updatedAt: string;
                candidates: {
                    id: string;
                    draftingId: string;
                    position: number;
                    state: "proposed" | "kept" | "dropped";
                    question: {
                        [key: string]: unknown;
                    };
                    section: string | null;
                    isEdited: boolean;
                    replacedById: string | null;
                    createdAt: string;
                }[];
            }[];
            attempts: {
                id: string;
                contentId: string;
                revision: number;
                userId: string | null;
                participantName: string | null;
                participantEmail: string | null;
                answers: {
                    [key: string]: number | (number | null)[] | string | {
                        choices: number[];
                        other: string;
                    };
                };
                score: number | null;
                credit: number | null;
                percentage: number | null;
                isRoundedUp: boolean | null;
                totalQuestions: number;
                completedAt: string;
                duration: number | null;
                attemptKey: string | null;
                language: string | null;
                fields: {
                    [key: string]: string;
                } | null;
                group: number;
                late: number | null;
                isCounted: boolean;
                hadStart: boolean;
                invitationId: string | null;
                skillLevel?: string | null;
                skillScore?: string | null;
                corrections: {
                    at: string;
                    reason?: string | null;
                    before: {
                        revision: number;
                        answers: {
                            [key: string]: number | (number | null)[] | string | {
                                choices: number[];
                                other: string;
                            };
                        };
                        score?: number | null;
                        credit?: number | null;
                        percentage?: number | null;
                        isRoundedUp?: boolean | null;
                        totalQuestions?: number;
                        skillLevel?: string | null;
                        skillScore?: string | null;
                    };
                }[] | null;
            }[];
        };
        AccessToken: {
            id: string;
            name: string;
            lastFour: string | null;
            scope: "read" | "write";
            scopes: ("content:read" | "content:write" | "results:read" | "results:write" | "participants:read" | "webhooks:read" | "webhooks:write")[];
            items: string[] | null;
            createdAt: string;
            lastUsedAt: string | null;
            lastUsedFrom: string | null;
            expiresAt: string | null;
        };
        IssuedToken: {
            id: string;
            name: string;
            lastFour: string | null;
            scope: "read" | "write";
            scopes: ("content:read" | "content:write" | "results:read" | "results:write" | "participants:read" | "webhooks:read" | "webhooks:write")[];
            items: string[] | null;
            createdAt: string;
            lastUsedAt: string | null;
            lastUsedFrom: string | null;
            expiresAt: string | null;
            secret: string;
        };
        AddressChange: {
            email: string;
            isConfirmed: boolean;
            needsApproval: boolean;
            expiresAt: string;
        };
        StandingAccess: {
            tokens: components["schemas"]["AccessToken"][];
            webhooks: {
                id: string;
                url: string;
                createdAt: string;
                contentId: string | null;
                contentTitle: string;
            }[];
        };
        LogPage: {
            entries: components["schemas"]["LogEntry"][];
            nextCursor: string | null;
        };
        LogEntry: {
            id: string;
            at: string;
            action: "signed_in" | "sign_in_failed" | "signed_out_everywhere" | "password_changed" | "password_reset" | "address_changed" | "address_restored" | "admin_granted" | "admin_revoked" | "data_exported" | "token_made" | "token_revoked" | "webhook_made" | "webhook_changed" | "webhook_secret_renewed" | "webhook_deleted" | "results_exported" | "attempts_deleted" | "attempts_restored" | "attempts_regraded" | "answers_erased" | "certificate_revoked" | "places_freed" | "content_deleted" | "content_restored" | "content_purged" | "settings_changed" | "key_changed" | "people_invited" | "invitations_sent" | "invitation_links_exported" | "invitations_revoked" | "invitations_deleted" | "person_erased";
            summary: string;
            by: "session" | "token" | "mailed_link" | "administrator" | "operator" | "unknown";
            network: string | null;
            sessionBeganAt: string | null;
            isThisSession: boolean;
            tokenName: string | null;
            contentId: string | null;
            contentTitle: string | null;
        };
        WholeItem: {
            id: string;
            title: string;
            description: string | null;
            language: string | null;
            format?: "plain" | "rich";
            sourceUrl: string | null;
            sourceType: "article" | "pdf" | "text" | "youtube" | "ai_generated";
            draftedBy: ("model" | "extractive") | null;
            contentType: "quiz" | "survey";
            difficulty: "easy" | "medium" | "hard";
            scoringType: "traditional" | "skill_based";
            kind: "QUIZ" | "SURVEY" | "ASSESSMENT";
            skillLevels: {
                name: string;
                range: number[];
                description: string;
                encouragingMessage: string;
                followUpContent: string | null;
            }[] | null;
            emailResultsSettings: {
                enabled: boolean;
                subject: string;
                customMessage: string;
                resourceLinks: {
                    title: string;
                    url: string;
                }[];
                authorSignature: string;
            } | null;
            isPublic: boolean;
            showResultsToTakers: boolean;
            collectEmailUpfront: boolean;
            rules?: {
                opensAt?: string;
                closesAt?: string;
                timeLimit?: number;
                excludeLate?: true;
                anonymous?: true;
                invitedOnly?: true;
                passcode?: string;
                maxAttempts?: number;
                attemptsPerDevice?: number;
                passMark?: number;
                certificate?: {
                    issuer?: string;
                    signatory?: string;
                    statesResult?: true;
                };
                scoring?: components["schemas"]["Scoring"];
                shuffleQuestions?: true;
                shuffleOptions?: true;
                review?: true;
                author?: string;
                shown?: {
                    what: ("SCORE" | "RIGHT_ANSWERS" | "EXPLANATIONS" | "OTHERS_ANSWERS")[];
                    when: "AT_ONCE" | "AFTER_CLOSING";
                };
                endings?: {
                    everybody?: {
                        text?: string;
                        link?: components["schemas"]["EndingLink"];
                    };
                    passed?: {
                        text?: string;
                        link?: components["schemas"]["EndingLink"];
                    };
                    failed?: {
                        text?: string;
                        link?: components["schemas"]["EndingLink"];
                    };
                };
                fields?: {
                    name: string;
                    values?: string[];
                    isGroup?: true;
                }[];
                signedFields?: true;
                retention?: {
                    what: "DELETE" | "ANONYMISE";
                    days: number;
                };
            };
            revision: number;
            createdAt: string;
            updatedAt: string;
            canEdit: boolean;
            questions: {
                id: string;
                questionText: string;
                questionType: "multiple_choice" | "single_choice" | "multi_select" | "scale" | "matrix" | "text" | "number";
                options: string[];
                order: number;
                required?: boolean;
                points?: number;
                form?: components["schemas"]["QuestionFormOutput"];
                correctAnswer: number | null;
                optionWeights: number[] | null;
                answerKey?: components["schemas"]["AnswerKeyOutput"];
                explanation: string | null;
                passage: string | null;
                passageAnchor: ({
                    kind: "paragraph";
                    paragraph: number;
                } | {
                    kind: "page";
                    page: number;
                } | {
                    kind: "second";
                    second: number;
                }) | null;
                evidence: {
                    answerable: boolean | null;
                    guessable: boolean | null;
                    level: ("remember" | "understand" | "apply") | null;
                    section: string | null;
                } | null;
            }[];
        };
        EndingLink: {
            url: string;
            label?: string;
            afterSeconds?: number;
        };
        TakenItem: {
            id: string;
            title: string;
            description: string | null;
            language: string | null;
            languages?: string[];
            translation?: {
                from: string | null;
                untranslated: string[];
            };
            contentType: "quiz" | "survey";
            scoringType: "traditional" | "skill_based";
            kind: "QUIZ" | "SURVEY" | "ASSESSMENT";
            difficulty: ("easy" | "medium" | "hard") | null;
            showResultsToTakers: boolean;
            collectEmailUpfront: boolean;
            revision: number;
            rules?: {
                opensAt?: string;
                closesAt?: string;
                timeLimit?: number;
                excludeLate?: true;
                anonymous?: true;
                invitedOnly?: true;
                maxAttempts?: number;
                attemptsPerDevice?: number;
                passMark?: number;
                shuffleQuestions?: true;
                shuffleOptions?: true;
                review?: true;
                author?: string;
                shown?: {
                    what: ("SCORE" | "RIGHT_ANSWERS" | "EXPLANATIONS" | "OTHERS_ANSWERS")[];
                    when: "AT_ONCE" | "AFTER_CLOSING";
                };
                signedFields?: true;
                fields?: string[];
                needsPasscode?: true;
            };
            availability?: "WAITING" | "CLOSED" | "INVITED" | "LOCKED";
            html?: string;
            questionsAfterStart?: true;
            size?: {
                questions: number;
                minutes: number;
            };
            questions: {
                id: string;
                questionText: string;
                questionType: "multiple_choice" | "single_choice" | "multi_select" | "scale" | "matrix" | "text" | "number";
                options: string[];
                order: number;
                required?: boolean;
                points?: number;
                form?: components["schemas"]["QuestionFormOutput"];
                scoring?: components["schemas"]["Scoring"];
                html?: components["schemas"]["QuestionHtml"];
                untranslated?: string[];
            }[];
        };
        QuestionHtml: {
            text: string;
            options: string[];
            rows?: string[];
            lowLabel?: string;
            highLabel?: string;
        };
        Deleted: {
            deleted: true;
        };
        OwnItem: {
            id: string;
            title: string;
            description: string | null;
            language: string | null;
            format?: "plain" | "rich";
            sourceUrl: string | null;
            sourceType: "article" | "pdf" | "text" | "youtube" | "ai_generated";
            draftedBy: ("model" | "extractive") | null;
            contentType: "quiz" | "survey";
            difficulty: ("easy" | "medium" | "hard") | null;
            scoringType: "traditional" | "skill_based";
            kind: "QUIZ" | "SURVEY" | "ASSESSMENT";
            skillLevels: {
                name: string;
                range: number[];
                description: string;
                encouragingMessage: string;
                followUpContent: string | null;
            }[] | null;
            emailResultsSettings: {
                enabled: boolean;
                subject: string;
                customMessage: string;
                resourceLinks: {
                    title: string;
                    url: string;
                }[];
                authorSignature: string;
            } | null;
            isPublic: boolean;
            showResultsToTakers: boolean;
            collectEmailUpfront: boolean;
            rules?: {
                opensAt?: string;
                closesAt?: string;
                timeLimit?: number;
                excludeLate?: true;
                anonymous?: true;
                invitedOnly?: true;
                passcode?: string;
                maxAttempts?: number;
                attemptsPerDevice?: number;
                passMark?: number;
                certificate?: {
                    issuer?: string;
                    signatory?: string;
                    statesResult?: true;
                };
                scoring?: components["schemas"]["Scoring"];
                shuffleQuestions?: true;
                shuffleOptions?: true;
                review?: true;
                author?: string;
                shown?: {
                    what: ("SCORE" | "RIGHT_ANSWERS" | "EXPLANATIONS" | "OTHERS_ANSWERS")[];
                    when: "AT_ONCE" | "AFTER_CLOSING";
                };
                endings?: {
                    everybody?: {
                        text?: string;
                        link?: components["schemas"]["EndingLink"];
                    };
                    passed?: {
                        text?: string;
                        link?: components["schemas"]["EndingLink"];
                    };
                    failed?: {
                        text?: string;
                        link?: components["schemas"]["EndingLink"];
                    };
                };
                fields?: {
                    name: string;
                    values?: string[];
                    isGroup?: true;
                }[];
                signedFields?: true;
                retention?: {
                    what: "DELETE" | "ANONYMISE";
                    days: number;
                };
            };
            revision: number;
            createdAt: string;
            updatedAt: string;
            canEdit: boolean;
            questions: {
                id: string;
                questionText: string;
                questionType: "multiple_choice" | "single_choice" | "multi_select" | "scale" | "matrix" | "text" | "number";
                options: string[];
                order: number;
                required?: boolean;
                points?: number;
                form?: components["schemas"]["QuestionFormOutput"];
                correctAnswer: number | null;
                optionWeights: number[] | null;
                answerKey?: components["schemas"]["AnswerKeyOutput"];
                explanation: string | null;
                passage: string | null;
                passageAnchor: ({
                    kind: "paragraph";
                    paragraph: number;
                } | {
                    kind: "page";
                    page: number;
                } | {
                    kind: "second";
                    second: number;
                }) | null;
                evidence: {
                    answerable: boolean | null;
                    guessable: boolean | null;
                    level: ("remember" | "understand" | "apply") | null;
                    section: string | null;
                } | null;
            }[];
            links: components["schemas"]["Links"];
        };
        Links: {
            self: string;
            page: string;
            address?: string;
            attempts: string;
            results: string;
        };
        Findings: {
            questions: {
                id: string;
                findings: components["schemas"]["Finding"][];
            }[];
        };
        Finding: {
            rule: string;
            part: "question" | "option" | "explanation";
            option: number | null;
            message: string;
            fix?: {
                label: string;
                text?: string;
                explanation?: string;
                readonly options?: {
                    from: number | null;
                    text: string;
                }[];
            };
        };
        ItemAddresses: {
            addresses: {
                address: string;
                url: string;
                takenAt: string;
                releasedAt: string | null;
            }[];
        };
        AddressAnswer: {
            address: string;
            url: string;
            flaw: string | null;
        };
        Template: {
            name: string;
            kind: "QUIZ" | "SURVEY" | "ASSESSMENT";
            title: string;
            summary: string;
            features: string[];
            minutes: number;
        };
        WholeTemplate: {
            name: string;
            kind: "QUIZ" | "SURVEY" | "ASSESSMENT";
            title: string;
            summary: string;
            features: string[];
            minutes: number;
            item: {
                title: string;
                description: string | null;
                format: "plain" | "rich";
                language?: string | null;
                isPublic: boolean;
                showResultsToTakers: boolean;
                collectEmailUpfront: boolean;
                emailResultsSettings?: {
                    enabled: boolean;
                    subject: string;
                    customMessage: string;
                    resourceLinks: {
                        title: string;
                        url: string;
                    }[];
                    authorSignature: string;
                } | null;
                rules?: {
                    opensAt?: string | null;
                    closesAt?: string | null;
                    timeLimit?: number | null;
                    excludeLate?: boolean | null;
                    anonymous?: boolean | null;
                    invitedOnly?: boolean | null;
                    passcode?: string | null;
                    maxAttempts?: number | null;
                    attemptsPerDevice?: number | null;
                    passMark?: number | null;
                    certificate?: {
                        issuer: string | null;
                        signatory: string | null;
                        statesResult?: boolean | null;
                    } | null;
                    scoring?: components["schemas"]["Scoring"] | null;
                    shuffleQuestions?: boolean | null;
                    shuffleOptions?: boolean | null;
                    review?: boolean | null;
                    author?: string | null;
                    shown?: {
                        what: ("SCORE" | "RIGHT_ANSWERS" | "EXPLANATIONS" | "OTHERS_ANSWERS")[];
                        when: "AT_ONCE" | "AFTER_CLOSING";
                    } | null;
                    endings?: {
                        everybody?: {
                            text: string | null;
                            link?: {
                                url: string;
                                label: string | null;
                                afterSeconds?: number | null;
                            } | null;
                        } | null;
                        passed?: {
                            text: string | null;
                            link?: {
                                url: string;
                                label: string | null;
                                afterSeconds?: number | null;
                            } | null;
                        } | null;
                        failed?: {
                            text: string | null;
                            link?: {
                                url: string;
                                label: string | null;
                                afterSeconds?: number | null;
                            } | null;
                        } | null;
                    } | null;
                    fields?: {
                        name: string;
                        values?: string[];
                        isGroup?: true;
                    }[] | null;
                    signedFields?: boolean | null;
                    retention?: {
                        what: "DELETE" | "ANONYMISE";
                        days: number;
                    } | null;
                } | null;
                translationsFrom?: string | null;
                questions: {
                    questionText: string;
                    questionType: "single_choice" | "multi_select" | "scale" | "matrix" | "text" | "number";
                    options: string[];
                    required?: boolean;
                    points?: number;
                    form?: components["schemas"]["QuestionFormOutput"] | null;
                    answerKey?: components["schemas"]["AnswerKeyOutput"] | null;
                }[];
            } | {
                title: string;
                description: string | null;
                difficulty: "easy" | "medium" | "hard";
                format: "plain" | "rich";
                language?: string | null;
                isPublic: boolean;
                showResultsToTakers: boolean;
                collectEmailUpfront: boolean;
                emailResultsSettings?: {
                    enabled: boolean;
                    subject: string;
                    customMessage: string;
                    resourceLinks: {
                        title: string;
                        url: string;
                    }[];
                    authorSignature: string;
                } | null;
                rules?: {
                    opensAt?: string | null;
                    closesAt?: string | null;
                    timeLimit?: number | null;
                    excludeLate?: boolean | null;
                    anonymous?: boolean | null;
                    invitedOnly?: boolean | null;
                    passcode?: string | null;
                    maxAttempts?: number | null;
                    attemptsPerDevice?: number | null;
                    passMark?: number | null;
                    certificate?: {
                        issuer: string | null;
                        signatory: string | null;
                        statesResult?: boolean | null;
                    } | null;
                    scoring?: components["schemas"]["Scoring"] | null;
                    shuffleQuestions?: boolean | null;
                    shuffleOptions?: boolean | null;
                    review?: boolean | null;
                    author?: string | null;
                    shown?: {
                        what: ("SCORE" | "RIGHT_ANSWERS" | "EXPLANATIONS" | "OTHERS_ANSWERS")[];
                        when: "AT_ONCE" | "AFTER_CLOSING";
                    } | null;
                    endings?: {
                        everybody?: {
                            text: string | null;
                            link?: {
                                url: string;
                                label: string | null;
                                afterSeconds?: number | null;
                            } | null;
                        } | null;
                        passed?: {
                            text: string | null;
                            link?: {
                                url: string;
                                label: string | null;
                                afterSeconds?: number | null;
                            } | null;
                        } | null;
                        failed?: {
                            text: string | null;
                            link?: {
                                url: string;
                                label: string | null;
                                afterSeconds?: number | null;
                            } | null;
                        } | null;
                    } | null;
                    fields?: {
                        name: string;
                        values?: string[];
                        isGroup?: true;
                    }[] | null;
                    signedFields?: boolean | null;
                    retention?: {
                        what: "DELETE" | "ANONYMISE";
                        days: number;
                    } | null;
                } | null;
                translationsFrom?: string | null;
                questions: {
                    questionText: string;
                    questionType: "multiple_choice" | "multi_select" | "text" | "number";
                    options: string[];
                    correctAnswer?: number | null;
                    explanation: string | null;
                    required?: boolean;
                    points?: number;
                    form?: components["schemas"]["QuestionFormOutput"] | null;
                    answerKey?: components["schemas"]["AnswerKeyOutput"] | null;
                }[];
            } | {
                title: string;
                description: string | null;
                format: "plain" | "rich";
                language?: string | null;
                isPublic: boolean;
                showResultsToTakers: boolean;
                collectEmailUpfront: boolean;
                emailResultsSettings?: {
                    enabled: boolean;
                    subject: string;
                    customMessage: string;
                    resourceLinks: {
                        title: string;
                        url: string;
                    }[];
                    authorSignature: string;
                } | null;
                rules?: {
                    opensAt?: string | null;
                    closesAt?: string | null;
                    timeLimit?: number | null;
                    excludeLate?: boolean | null;
                    anonymous?: boolean | null;
                    invitedOnly?: boolean | null;
                    passcode?: string | null;
                    maxAttempts?: number | null;
                    attemptsPerDevice?: number | null;
                    passMark?: number | null;
                    certificate?: {
                        issuer: string | null;
                        signatory: string | null;
                        statesResult?: boolean | null;
                    } | null;
                    scoring?: components["schemas"]["Scoring"] | null;
                    shuffleQuestions?: boolean | null;
                    shuffleOptions?: boolean | null;
                    review?: boolean | null;
                    author?: string | null;
                    shown?: {
                        what: ("SCORE" | "RIGHT_ANSWERS" | "EXPLANATIONS" | "OTHERS_ANSWERS")[];
                        when: "AT_ONCE" | "AFTER_CLOSING";
                    } | null;
                    endings?: {
                        everybody?: {
                            text: string | null;
                            link?: {
                                url: string;
                                label: string | null;
                                afterSeconds?: number | null;
                            } | null;
                        } | null;
                        passed?: {
                            text: string | null;
                            link?: {
                                url: string;
                                label: string | null;
                                afterSeconds?: number | null;
                            } | null;
                        } | null;
                        failed?: {
                            text: string | null;
                            link?: {
                                url: string;
                                label: string | null;
                                afterSeconds?: number | null;
                            } | null;
                        } | null;
                    } | null;
                    fields?: {
                        name: string;
                        values?: string[];
                        isGroup?: true;
                    }[] | null;
                    signedFields?: boolean | null;
                    retention?: {
                        what: "DELETE" | "ANONYMISE";
                        days: number;
                    } | null;
                } | null;
                translationsFrom?: string | null;
                skillLevels: {
                    name: string;
                    range: number[];
                    description: string;
                    encouragingMessage: string;
                    followUpContent: string | null;
                }[];
                questions: {
                    questionText: string;
                    questionType: "multiple_choice" | "scale";
                    options: string[];
                    optionWeights?: number[] | null;
                    explanation: string | null;
                    required?: boolean;
                    points?: number;
                    form?: components["schemas"]["QuestionFormOutput"] | null;
                    answerKey?: components["schemas"]["AnswerKeyOutput"] | null;
                }[];
            };
        };
        TranslationList: {
            translations: {
                language: string;
                revision: number;
                updatedAt: string | null;
                missing: number;
                outdated: number;
            }[];
        };
        Translation: {
            language: string;
            revision: number;
            updatedAt: string | null;
            missing: number;
            outdated: number;
            texts: {
                path: string;
                questionId: string | null;
                original: string;
                text: string | null;
                isOutdated: boolean;
                isRich: boolean;
                maxLength: number;
            }[];
        };
        EmptiedTrash: {
            count: number;
        };
        Trash: {
            items: components["schemas"]["TrashedItem"][];
            nextCursor: string | null;
        };
        TrashedItem: {
            id: string;
            kind: "QUIZ" | "SURVEY" | "ASSESSMENT";
            title: string;
            attemptCount: number | null;
            deletedAt: string;
            expiresAt: string;
        };
        AccountRetention: {
            rule: {
                what: "DELETE" | "ANONYMISE";
                days: number;
            } | null;
            longestDays: number | null;
        };
        Receipt: {
            id: string;
            percentage: number | null;
            score: number | null;
            credit?: number;
            totalQuestions: number;
            showResultsToTakers: boolean;
            isCounted?: false;
            passed?: boolean;
            passMark?: number;
            correctedAt?: string;
            correctionReason?: string;
            shown?: {
                what: ("SCORE" | "RIGHT_ANSWERS" | "EXPLANATIONS" | "OTHERS_ANSWERS")[];
                from?: string;
            };
            ending?: {
                text?: string;
                html?: string;
                link?: components["schemas"]["EndingLink"];
            };
            certificate?: {
                needsName: boolean;
                isIssued?: true;
            };
            results: components["schemas"]["AnswerResult"][];
            skillResult: components["schemas"]["SkillResult"] | null;
            aggregatedResults: components["schemas"]["AggregatedResult"][];
        };
        AnswerResult: {
            questionId: string;
            questionText: string;
            options: string[];
            userAnswer: (number | number[] | (number | null)[] | string | {
                choices: number[];
                other: string;
            }) | null;
            correctAnswer: number | null;
            isCorrect: boolean | null;
            credit?: number;
            explanation: string | null;
            questionWeight: number | null;
            required?: boolean;
            points?: number;
            form?: components["schemas"]["QuestionFormOutput"];
            answerKey?: components["schemas"]["AnswerKeyOutput"];
            html?: {
                text: string;
                options: string[];
                rows?: string[];
                lowLabel?: string;
                highLabel?: string;
                explanation: string | null;
            };
            untranslated?: string[];
        };
        SkillResult: {
            skillLevel: string;
            description: string;
            encouragingMessage: string;
            followUpContent: string | null;
            skillScore: string | null;
            levels: {
                name: string;
                from: number;
                isReached: boolean;
            }[];
            html?: {
                description: string;
                encouragingMessage: string;
                followUpContent: string | null;
            };
            untranslated?: string[];
        };
        AggregatedResult: {
            questionText: string;
            totalResponses: number;
            options: {
                text: string;
                count: number;
                percentage: number;
                peoplePercentage: number;
            }[];
            unanswered?: number;
            rows?: {
                text: string;
                responses: number;
                options: {
                    text: string;
                    count: number;
                    percentage: number;
                    peoplePercentage: number;
                }[];
            }[];
            bins?: {
                from: number;
                to: number;
                count: number;
            }[];
            texts?: string[];
        };
        Attempt: {
            id: string;
            participantName: string | null;
            participantEmail: string | null;
            answers: {
                [key: string]: number | number[] | (number | null)[] | string | {
                    choices: number[];
                    other: string;
                };
            };
            duration: number | null;
            percentage: number | null;
            score: number | null;
            credit?: number;
            totalQuestions: number;
            completedAt: string;
            skillScore: string | null;
            skillLevel: string | null;
            revision: number;
            language?: string;
            fields?: {
                [key: string]: string;
            };
            late?: number;
            isCounted?: false;
            isAnonymous?: true;
            corrections?: components["schemas"]["Correction"][];
        };
        Correction: {
            correctedAt: string;
            reason: string | null;
            before: {
                revision: number;
                answers: {
                    [key: string]: number | number[] | (number | null)[] | string | {
                        choices: number[];
                        other: string;
                    };
                };
                score: number | null;
                credit?: number;
                percentage: number | null;
                totalQuestions: number;
                skillScore: string | null;
                skillLevel: string | null;
            };
        };
        InvitationList: {
            invitations: components["schemas"]["Invitation"][];
            counts: components["schemas"]["InvitationCounts"];
            nextCursor: string | null;
        };
        Invitation: {
            id: string;
            contentId: string;
            name: string | null;
            email: string | null;
            language: string | null;
            fields: {
                [key: string]: string;
            };
            extraMinutes: number | null;
            extraPercent: number | null;
            mail: "unsent" | "queued" | "sent" | "kept" | "bounced" | "stopped" | "deferred";
            answer: string | null;
            sentAt: string | null;
            reminders: number;
            remindedAt: string | null;
            openedAt: string | null;
            startedAt: string | null;
            finishedAt: string | null;
            revokedAt: string | null;
            createdAt: string;
        };
        InvitationCounts: {
            total: number;
            unsent: number;
            queued: number;
            sent: number;
            bounced: number;
            stopped: number;
            deferred: number;
            opened: number;
            started: number;
            finished: number;
            unanswered: number;
            revoked: number;
            due: number;
            remindable: number;
        };
        AddedPeople: {
            added: number;
            known: number;
            repeated: number;
            flawed: number;
        };
        InvitedPeoplePreview: {
            fresh: number;
            withoutAddress: number;
            known: number;
            repeated: number;
            flawed: number;
            flaws: {
                line: number;
                text: string;
                message: string;
            }[];
            fields: string[];
            people: {
                name?: string | null;
                email?: string | null;
                language?: string | null;
                fields: {
                    [key: string]: string;
                };
                extraMinutes?: number | null;
                extraPercent?: number | null;
            }[];
        };
        ChangedInvitations: {
            changed: number;
        };
        InvitationMailing: {
            invitation: {
                subject: string;
                message: string;
            } | null;
            reminder: {
                subject: string;
                message: string;
            } | null;
            remindAfter: number | null;
            remindBefore: number | null;
            sendsMails: boolean;
        };
        OpenedInvitation: {
            name: string | null;
            startedAt: string | null;
            finishedAt: string | null;
            timeLimit?: number;
            timeLeft?: number;
            ballotKey?: string;
        };
        DrawnBallot: {
            blindSignature: string;
        };
        Certificate: {
            code: string;
            status: "VALID" | "REVOKED";
            url: string;
            pdfUrl: string | null;
            name: string | null;
            title: string | null;
            percentage: number | null;
            issuer: string | null;
            signatory: string | null;
            language: string | null;
            completedOn: string | null;
            issuedAt: string | null;
        };
        Webhook: {
            id: string;
            url: string;
            description: string | null;
            events: ("attempt.created" | "attempt.deleted" | "attempt.restored" | "attempt.regraded" | "content.created" | "content.updated" | "content.published" | "content.deleted" | "content.restored" | "generation.finished")[];
            allItems: boolean;
            contentIds: string[];
            secret: string | null;
            pausedAt: string | null;
            failingSince: string | null;
            disabledAt: string | null;
            disabledBecause: ("gone" | "failing") | null;
            createdAt: string;
        };
        WebhookList: {
            webhooks: components["schemas"]["Webhook"][];
            nextCursor: string | null;
        };
        WebhookTest: {
            status: number | null;
            answer: string | null;
            error: string | null;
            duration: number;
        };
        WebhookRecovery: {
            messages: number;
            next: string | null;
        };
        Delivery: {
            id: string;
            type: "attempt.created" | "attempt.deleted" | "attempt.restored" | "attempt.regraded" | "content.created" | "content.updated" | "content.published" | "content.deleted" | "content.restored" | "generation.finished";
            contentId: string;
            attemptId: string | null;
            state: "waiting" | "delivered" | "failed";
            tries: number;
            status: number | null;
            answer: string | null;
            error: string | null;
            duration: number | null;
            body: string | null;
            nextTryAt: string | null;
            triedAt: string | null;
            createdAt: string;
        };
        EventList: {
            events: components["schemas"]["EventMessage"][];
            nextCursor: string;
        };
        EventMessage: {
            id: string;
            type: "attempt.created" | "attempt.deleted" | "attempt.restored" | "attempt.regraded" | "content.created" | "content.updated" | "content.published" | "content.deleted" | "content.restored" | "generation.finished";
            timestamp: string;
            data: {
                contentId: string;
                kind: "QUIZ" | "SURVEY" | "ASSESSMENT";
                title: string;
                url: string;
                attempt?: components["schemas"]["Attempt"];
                questions?: {
                    id: string;
                    text: string;
                    chosen: (string | null)[];
                    other?: string;
                    rows?: (string | null)[];
                    rowTexts?: string[];
                    written?: string;
                    number?: number;
                    isCorrect: boolean | null;
                    credit?: number;
                }[];
                attemptId?: string;
                revision?: number;
                isPublic?: boolean;
                questionCount?: number;
                usage?: {
                    inputTokens: number;
                    outputTokens: number;
                    cost: number | null;
                };
            };
        };
        Dashboard: {
            totalQuizzes: number;
            totalSurveys: number;
            totalAssessments: number;
            totalAttempts: number;
            averageScore: number;
            recentQuizzes: {
                id: string;
                title: string;
                contentType: "quiz" | "survey";
                scoringType: "traditional" | "skill_based";
                attemptCount: number;
                averageScore: number | null;
                lastAttempt: string | null;
                createdAt: string;
            }[];
        };
        Results: {
            quiz: {
                id: string;
                title: string;
                description: string | null;
                contentType: "quiz" | "survey";
                scoringType: "traditional" | "skill_based";
                revision: number;
                timeZone: string;
            };
            stats: components["schemas"]["Stats"];
            questions: components["schemas"]["QuestionFigures"][];
            levels: components["schemas"]["LevelFigures"][];
            attempts: components["schemas"]["Attempt"][];
            pagination: {
                total: number;
                limit: number;
                nextCursor: string | null;
            };
        };
        Stats: {
            totalAttempts: number;
            averageScore: number;
            completionRate: number | null;
            topScore: number;
            averageDuration: number | null;
            medianDuration: number | null;
            medianDurationMargin: number | null;
            lastAttemptAt: string | null;
            passed?: number;
            waiting?: number;
        };
        QuestionFigures: {
            questionId: string;
            questionText: string;
            sinceRevision: number;
            responses: number;
            correctRate: number | null;
            options: {
                text: string;
                count: number;
                percentage: number;
                peoplePercentage: number;
                isCorrect: boolean | null;
                weight: number | null;
            }[];
            unanswered?: number;
            required?: boolean;
            points?: number;
            form?: components["schemas"]["QuestionFormOutput"];
            answerKey?: components["schemas"]["AnswerKeyOutput"];
            rows?: {
                text: string;
                responses: number;
                options: {
                    text: string;
                    count: number;
                    percentage: number;
                    peoplePercentage: number;
                }[];
                median: {
                    lower: number;
                    upper: number;
                } | null;
            }[];
            bins?: {
                from: number;
                to: number;
                count: number;
            }[];
            median?: {
                lower: number;
                upper: number;
            };
            netPromoter?: components["schemas"]["NetPromoter"];
            isCurrent: boolean;
            versionIds: string[];
            wordings: {
                questionId: string;
                questionText: string;
                sinceRevision: number;
                responses: number;
                correctRate: number | null;
                options: {
                    text: string;
                    count: number;
                    percentage: number;
                    peoplePercentage: number;
                    isCorrect: boolean | null;
                    weight: number | null;
                }[];
                unanswered?: number;
                required?: boolean;
                points?: number;
                form?: components["schemas"]["QuestionFormOutput"];
                answerKey?: components["schemas"]["AnswerKeyOutput"];
                rows?: {
                    text: string;
                    responses: number;
                    options: {
                        text: string;
                        count: number;
                        percentage: number;
                        peoplePercentage: number;
                    }[];
                    median: {
                        lower: number;
                        upper: number;
                    } | null;
                }[];
                bins?: {
                    from: number;
                    to: number;
                    count: number;
                }[];
                median?: {
                    lower: number;
                    upper: number;
                };
                netPromoter?: components["schemas"]["NetPromoter"];
            }[];
        };
        NetPromoter: {
            people: number;
            detractors: number;
            passives: number;
            promoters: number;
            score: number;
            interval: {
                low: number;
                high: number;
            };
        };
        LevelFigures: {
            name: string;
            range: number[];
            count: number;
            percentage: number;
            isCurrent: boolean;
        };
        AttemptDetails: {
            attempt: components["schemas"]["Attempt"];
            summary: {
                score: number | null;
                credit?: number;
                percentage: number | null;
                correctAnswers: number | null;
                totalQuestions: number;
                skillScore: string | null;
                skillLevel: string | null;
            };
            results: components["schemas"]["AnswerResult"][];
        };
        ItemList: {
            content: components["schemas"]["ListedItem"][];
            nextCursor: string | null;
        };
        ListedItem: {
            id: string;
            kind: "QUIZ" | "SURVEY" | "ASSESSMENT";
            contentType: "quiz" | "survey";
            scoringType: "traditional" | "skill_based";
            title: string;
            description: string | null;
            isPublic: boolean;
            revision: number;
            attemptCount: number | null;
            averageScore: number | null;
            lastAttempt: string | null;
            createdAt: string;
            updatedAt: string;
            links: components["schemas"]["Links"];
        };
        Analysis: {
            attempts: number;
            people: number;
            asOf: string;
            mean: number;
            standardDeviation: number;
            alpha: number | null;
            standardError: number | null;
            items: {
                questionId: string;
                questionText: string;
                facility: number;
                discrimination: number | null;
                upperLowerDifference: number;
                alphaWithout: number | null;
                options: {
                    text: string;
                    score: number;
                    share: number;
                    thirds: number[];
                }[];
            }[];
        };
        Days: {
            timeZone: string;
            days: {
                day: string;
                attempts: number;
            }[];
        };
        Levels: {
            levels: components["schemas"]["LevelFigures"][];
        };
        Languages: {
            languages: {
                language: string;
                attempts: number;
            }[];
        };
        Groups: {
            field: string | null;
            groups: {
                value: string | null;
                attempts: number;
                averageScore: number | null;
                passed: number | null;
            }[];
        };
        ItemEvent: {
            event: "attempt";
            id: string;
            data: components["schemas"]["Attempt"];
        } | {
            event: "figures";
            id: string;
            data: {
                totalAttempts: number;
                averageScore: number;
                completionRate: number | null;
                averageDuration: number | null;
                lastAttemptAt: string | null;
            };
        } | {
            event: "changed";
            id: string;
            data: components["schemas"]["Change"];
        } | {
            event: "refused";
            data: components["schemas"]["Error"];
        };
        Change: {
            change: "edited" | "published" | "unpublished" | "deleted";
            fields: ("title" | "description" | "language" | "difficulty" | "isPublic" | "showResultsToTakers" | "collectEmailUpfront" | "sourceUrl" | "skillLevels" | "emailResultsSettings" | "questions")[] | null;
            revision: number;
            title: string;
            isPublic: boolean;
            updatedAt: string;
        };
        AttemptList: {
            attempts: components["schemas"]["Attempt"][];
            nextCursor: string | null;
        };
        OwnAttempt: {
            id: string;
            participantName: string | null;
            participantEmail: string | null;
            answers: {
                [key: string]: number | number[] | (number | null)[] | string | {
                    choices: number[];
                    other: string;
                };
            };
            duration: number | null;
            percentage: number | null;
            score: number | null;
            credit?: number;
            totalQuestions: number;
            completedAt: string;
            skillScore: string | null;
            skillLevel: string | null;
            revision: number;
            language?: string;
            fields?: {
                [key: string]: string;
            };
            late?: number;
            isCounted?: false;
            isAnonymous?: true;
            corrections?: components["schemas"]["Correction"][];
            contentId: string;
            certificate?: components["schemas"]["Certificate"];
        };
        DeletedAttempt: {
            deleted: true;
            deletionId?: string;
        };
        AttemptDeletion: {
            id: string;
            contentId: string;
            state: "deleting" | "deleted" | "restoring" | "restored";
            total: number;
            deleted: number;
            restored: number;
            replaced: number;
            undoUntil: string | null;
            createdAt: string;
        };
        ErasurePreview: {
            everywhere: boolean;
            items: components["schemas"]["ErasedItem"][];
            mails: number;
            mailStops: number;
        };
        ErasedItem: {
            contentId: string;
            title: string;
            isInTrash: boolean;
            attempts: number;
            deletedAttempts: number;
            invitations: number;
            messages: number;
        };
        Erasure: {
            id: string;
            state: "erasing" | "done";
            everywhere: boolean;
            items: components["schemas"]["ErasedItem"][];
            mails: number;
            mailStops: number;
            salt: string;
            addressHash: string;
            createdAt: string;
            doneAt: string | null;
        };
        OwnAnswers: {
            state: "STORED" | "HIDDEN" | "ERASED";
            completedAt?: string;
            receipt?: components["schemas"]["Receipt"];
            previous?: {
                percentage: number | null;
                skillLevel: string | null;
            };
        };
        RegradePreviewAnswer: {
            preview: components["schemas"]["RegradePreview"] | null;
        };
        RegradePreview: {
            revision: number;
            attempts: number;
            examined: number;
            changed: number;
            raised: number;
            lowered: number;
            newlyPassed: number | null;
            newlyFailed: number | null;
            ungradable: number;
            changes: {
                attempt: components["schemas"]["Attempt"];
                before: components["schemas"]["Grade"];
                after: components["schemas"]["Grade"];
            }[];
        };
        Grade: {
            score: number | null;
            credit?: number;
            totalQuestions: number;
            percentage: number | null;
            skillLevel: string | null;
            passed: boolean | null;
        };
        Regrading: {
            id: string;
            contentId: string;
            revision: number;
            reason: string | null;
            mails: boolean;
            total: number;
            done: number;
            changed: number;
            ungradable: number;
            isOver: boolean;
            createdAt: string;
            doneAt: string | null;
        };
        RegradingList: {
            regradings: components["schemas"]["Regrading"][];
            nextCursor: string | null;
        };
        HeldPlaces: {
            held: number;
            firstUntil: string | null;
            lastUntil: string | null;
        };
        LinkValue: {
            name: string;
            value: string;
            people: number | null;
        };
        ItemRetention: {
            rule: {
                what: "DELETE" | "ANONYMISE";
                days: number;
                isOfSite: boolean;
            } | null;
            longestDays: number | null;
            due: {
                now: number;
                withinWeek: number;
                withinMonth: number;
                firstAt: string | null;
            };
        };
        ExportedAttempt: {
            id: string;
            participantName: string | null;
            participantEmail: string | null;
            duration: number | null;
            percentage: number | null;
            score: number | null;
            credit?: number;
            totalQuestions: number;
            completedAt: string;
            skillScore: string | null;
            skillLevel: string | null;
            revision: number;
            language?: string;
            fields?: {
                [key: string]: string;
            };
            late?: number;
            isCounted?: false;
            isAnonymous?: true;
            corrections?: components["schemas"]["Correction"][];
            completedAtLocal: string;
            timeZone: string;
            mostPoints?: number;
            certificate?: string;
            answers: {
                questionId: string;
                lineId?: string;
                questionText?: string;
                chosen: number[];
                texts: (string | null)[];
                other?: string;
                text?: string;
                number?: number;
                rows?: {
                    row?: string;
                    chosen: number | null;
                    text?: string | null;
                }[];
            }[];
        };
        OpenAnswerList: {
            texts: components["schemas"]["OpenAnswer"][];
            total: number;
            nextCursor: string | null;
        };
        OpenAnswer: {
            attemptId: string;
            questionId: string;
            text: string;
            completedAt: string;
            participantName: string | null;
            participantEmail: string | null;
            isStarred: boolean;
            isHidden: boolean;
        };
        Words: {
            texts: number;
            language: string | null;
            words: {
                word: string;
                texts: number;
            }[];
        };
        Themes: {
            madeAt: string | null;
            texts: number;
            isOld: boolean;
            themes: {
                name: string;
                sentence: string;
                texts: number;
                quotes: {
                    attemptId: string;
                    text: string;
                }[];
            }[];
        };
        UploadedPdf: {
            pdfPath: string;
        };
        UploadLink: {
            uploadURL: string;
        };
        UploadedImage: {
            url: string;
            width: number;
            height: number;
        };
        Generation: {
            id: string;
            kind: "QUIZ" | "SURVEY" | "ASSESSMENT";
            title: string | null;
            line: string;
            wanted: number;
            state: "running" | "failed" | "finished";
            questions: {
                questionText: string;
                options: string[];
                correctAnswer: number | null;
                passage: string | null;
            }[];
            contentId: string | null;
            url: string | null;
            notices: string[];
        };
        GenerationList: {
            generations: {
                id: string;
                kind: "QUIZ" | "SURVEY" | "ASSESSMENT";
                title: string | null;
                line: string;
                wanted: number;
                state: "running" | "failed";
                written: number;
            }[];
        };
        GenerationEvent: {
            event: "progress";
            data: components["schemas"]["Generation"];
        } | {
            event: "finished";
            data: components["schemas"]["Generation"];
        } | {
            event: "failed";
            data: components["schemas"]["Generation"];
        } | {
            event: "stopped";
            data: {
                id: string;
            };
        } | {
            event: "refused";
            data: components["schemas"]["Error"];
        };
        Drafting: {
            id: string;
            kind: "QUIZ" | "SURVEY" | "ASSESSMENT";
            origin: "topic" | "link" | "pdf" | "text";
            title: string | null;
            sourceUrl: string | null;
            state: "writing" | "stopped" | "ready" | "finished";
            line: string | null;
            questionCount: number;
            wanted: number;
            contentId: string | null;
            createdAt: string;
            updatedAt: string;
            missing: number;
            difficulty: ("easy" | "medium" | "hard") | null;
            questionTypes?: ("multiple_choice" | "single_choice" | "multi_select" | "scale" | "matrix" | "text" | "number")[];
            language: string | null;
            audience: string | null;
            focus: string | null;
            sections: string[];
            sourceSections: string[];
            notices: string[];
            candidates: components["schemas"]["Candidate"][];
        };
        Candidate: {
            id: string;
            state: "proposed" | "kept" | "dropped";
            isEdited: boolean;
            questionText: string;
            questionType: "multiple_choice" | "single_choice" | "multi_select" | "scale" | "matrix" | "text" | "number";
            options: string[];
            correctAnswer: number | null;
            optionWeights: number[] | null;
            explanation: string | null;
            required?: boolean;
            points?: number;
            form?: components["schemas"]["QuestionFormOutput"];
            answerKey?: components["schemas"]["AnswerKeyOutput"];
            passage: string | null;
            passageAnchor: ({
                kind: "paragraph";
                paragraph: number;
            } | {
                kind: "page";
                page: number;
            } | {
                kind: "second";
                second: number;
            }) | null;
            evidence: {
                answerable: boolean | null;
                guessable: boolean | null;
                level: ("remember" | "understand" | "apply") | null;
                section: string | null;
            } | null;
            section: string | null;
            findings: components["schemas"]["Finding"][];
        };
        DraftingList: {
            draftings: {
                id: string;
                kind: "QUIZ" | "SURVEY" | "ASSESSMENT";
                origin: "topic" | "link" | "pdf" | "text";
                title: string | null;
                sourceUrl: string | null;
                state: "writing" | "stopped" | "ready" | "finished";
                line: string | null;
                questionCount: number;
                wanted: number;
                contentId: string | null;
                createdAt: string;
                updatedAt: string;
            }[];
        };
        DraftingEvent: {
            event: "changed";
            data: components["schemas"]["Drafting"];
        } | {
            event: "refused";
            data: components["schemas"]["Error"];
        };
        Missing: {
            count: number;
            until: string | null;
        };
        TranslationDraft: {
            language: string;
            texts: {
                path: string;
                original: string;
                text: string;
            }[];
            leftOut: string[];
        };
        ImageDescription: {
            description: string;
        };
        AdminDashboard: {
            userStats: {
                total: number;
                verified: number;
                admin: number;
                free: number;
                pro: number;
                enterprise: number;
            };
            contentStats: {
                quizzes: number;
                surveys: number;
            };
            attemptStats: {
                total: number;
                averageScore: number | null;
            };
            recentActivity: {
                newUsers: number;
                newQuizzes: number;
                newSurveys: number;
            };
        };
        AdminUser: {
            id: string;
            firstName: string;
            lastName: string;
            email: string;
            plan: "free" | "pro" | "enterprise";
            isAdmin: boolean;
            isEmailVerified: boolean;
            totalQuizzes: number;
            totalSurveys: number;
            createdAt: string;
        };
        Pagination: {
            page: number;
            limit: number;
            total: number;
            totalPages: number;
        };
        AdminContent: {
            id: string;
            title: string;
            contentType: "quiz" | "survey";
            scoringType: "traditional" | "skill_based";
            sourceType: "article" | "pdf" | "text" | "youtube" | "ai_generated";
            creatorEmail: string | null;
            isPublic: boolean;
            createdAt: string;
        };
        AdminAnalytics: {
            topCreators: {
                first_name: string;
                last_name: string;
                email: string;
                content_count: number;
                quiz_count: number;
                survey_count: number;
            }[];
            engagementMetrics: {
                content_type: "quiz" | "survey";
                total_content: number;
                total_attempts: number;
                avg_score: number | null;
                avg_duration: number | null;
            }[];
        };
        ContentDetails: {
            content: {
                id: string;
                title: string;
                contentType: "quiz" | "survey";
                scoringType: "traditional" | "skill_based";
                sourceType: "article" | "pdf" | "text" | "youtube" | "ai_generated";
                creatorEmail: string | null;
                isPublic: boolean;
                createdAt: string;
                sourceUrl: string | null;
                description: string | null;
                difficulty: ("easy" | "medium" | "hard") | null;
                creatorFirstName: string | null;
                creatorLastName: string | null;
                isCreatorAdmin: boolean;
            };
            stats: {
                totalAttempts: number;
                avgScore: number | null;
                avgDuration: number | null;
                completionRate: number;
            };
            questions: {
                id: string;
                questionType: "multiple_choice" | "single_choice" | "multi_select" | "scale" | "matrix" | "text" | "number";
                questionText: string;
                options: string[];
                correctAnswer: number | null;
                required?: boolean;
                points?: number;
                form?: components["schemas"]["QuestionFormOutput"];
                answerKey?: components["schemas"]["AnswerKeyOutput"];
            }[];
        };
        ContentReport: {
            id: string;
            contentId: string;
            title: string;
            reason: "impersonation" | "phishing" | "illegal" | "other";
            text: string | null;
            createdAt: string;
        };
        Error: {
            message: string;
            error: "VALIDATION_FAILED" | "GRAPHQL_PARSE_FAILED" | "GRAPHQL_VALIDATION_FAILED" | "UNAUTHENTICATED" | "TOKEN_EXPIRED" | "INVALID_CREDENTIALS" | "FORBIDDEN" | "NOT_OPEN" | "CLOSED" | "FULL" | "NOT_INVITED" | "PASSCODE" | "NOT_FOUND" | "METHOD_NOT_ALLOWED" | "NOT_ACCEPTABLE" | "REQUEST_TIMEOUT" | "CONFLICT" | "PRECONDITION_FAILED" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "SOURCE_UNREADABLE" | "KEY_REUSED" | "RATE_LIMITED" | "HEADERS_TOO_LARGE" | "GENERATION_FAILED" | "GENERATION_UNAVAILABLE" | "UNAVAILABLE" | "INTERNAL";
            issues?: {
                path: string;
                message: string;
            }[];
            shouldRefresh?: true;
            retryAfter?: number;
            errorType?: string;
            url?: string;
        };
        QuestionFormOutput: {
            choice?: {
                other: number | null;
                none: number | null;
                pinned?: number[] | null;
            } | null;
            scale?: {
                look: "numbers" | "stars" | "labels";
                lowLabel: string | null;
                highLabel: string | null;
                isNps: boolean;
            } | null;
            rows?: string[] | null;
            text?: {
                isLong: boolean;
                minLength: number | null;
                maxLength: number;
                isShared?: boolean | null;
            } | null;
            number?: {
                decimals: number;
                unit: string | null;
                min: number | null;
                max: number | null;
            } | null;
        };
        AnswerKeyOutput: {
            options?: number[] | null;
            scoring?: components["schemas"]["QuestionScoring"];
            text?: {
                accepted: string[];
                matchCase: boolean;
                matchSpaces: boolean;
                matchAccents: boolean;
                allowTypo: boolean;
            } | null;
            number?: {
                value: number;
                tolerance: number;
            } | null;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    registerUser: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                prefer?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    password: string;
                    confirmPassword: string;
                    firstName: string;
                    lastName: string;
                    timeZone?: string | null;
                };
            };
        };
        responses: {
            201: {
                headers: {
                    location?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tokens"];
                };
            };
            400: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            409: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "CONFLICT";
                    };
                };
            };
            413: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            415: {
                headers: {
                    "accept-encoding"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            429: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "RATE_LIMITED";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    login: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                prefer?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    password: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tokens"];
                };
            };
            400: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "INVALID_CREDENTIALS";
                    };
                };
            };
            413: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            415: {
                headers: {
                    "accept-encoding"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            429: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "RATE_LIMITED";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    refreshTokens: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                prefer?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    refreshToken: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tokens"];
                };
            };
            400: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED";
                    };
                };
            };
            413: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            415: {
                headers: {
                    "accept-encoding"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            429: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "RATE_LIMITED";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    readUser: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                prefer?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    logout: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                prefer?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    refreshToken: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            415: {
                headers: {
                    "accept-encoding"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    requestPasswordReset: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                prefer?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            413: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            415: {
                headers: {
                    "accept-encoding"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            429: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "RATE_LIMITED";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    resetPassword: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                prefer?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                    password: string;
                    confirmPassword: string;
                    endWebhooks?: boolean | null;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            413: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            415: {
                headers: {
                    "accept-encoding"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            429: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "RATE_LIMITED";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    verifyEmail: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                prefer?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        needsApproval?: true;
                        newEmail?: string | null;
                    };
                };
            };
            400: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            409: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "CONFLICT";
                    };
                };
            };
            413: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            415: {
                headers: {
                    "accept-encoding"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            429: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "RATE_LIMITED";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    resendVerification: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                prefer?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            409: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "CONFLICT";
                    };
                };
            };
            413: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            415: {
                headers: {
                    "accept-encoding"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            429: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "RATE_LIMITED";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    readVerificationStatus: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                prefer?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        isEmailVerified: boolean;
                        email: string;
                    };
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    updateProfile: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                prefer?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    firstName?: string;
                    lastName?: string;
                    email?: string;
                    currentPassword?: string | null;
                    timeZone?: string | null;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangedUser"];
                };
            };
            400: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            409: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "CONFLICT";
                    };
                };
            };
            413: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            415: {
                headers: {
                    "accept-encoding"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            429: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "RATE_LIMITED";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    changePassword: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                prefer?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    currentPassword: string;
                    newPassword: string;
                    confirmPassword: string;
                    endWebhooks?: boolean | null;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            413: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            415: {
                headers: {
                    "accept-encoding"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            429: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "RATE_LIMITED";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    logoutEverywhere: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                prefer?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    endWebhooks?: boolean | null;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            415: {
                headers: {
                    "accept-encoding"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    exportOwnData: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                prefer?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "content-disposition": string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnData"];
                };
            };
            400: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            429: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "RATE_LIMITED";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    deleteAccount: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                prefer?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    password: string;
                    content: "keep" | "delete";
                };
            };
        };
        responses: {
            200: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            409: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "CONFLICT";
                    };
                };
            };
            413: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            415: {
                headers: {
                    "accept-encoding"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            429: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "RATE_LIMITED";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    listAccessTokens: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                prefer?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessToken"][];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    createAccessToken: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                "idempotency-key"?: string;
                prefer?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    scope?: ("read" | "write") | null;
                    scopes?: ("content:read" | "content:write" | "results:read" | "results:write" | "participants:read" | "webhooks:read" | "webhooks:write")[] | null;
                    items?: string[] | null;
                    expiresInDays?: (30 | 90 | 365) | null;
                };
            };
        };
        responses: {
            201: {
                headers: {
                    location?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssuedToken"];
                };
            };
            400: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            404: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            409: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "CONFLICT";
                    };
                };
            };
            413: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            415: {
                headers: {
                    "accept-encoding"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            422: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "KEY_REUSED";
                    };
                };
            };
            429: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "RATE_LIMITED";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    revokeAccessToken: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                "idempotency-key"?: string;
                prefer?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        revoked: true;
                    };
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            409: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "CONFLICT";
                    };
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            415: {
                headers: {
                    "accept-encoding"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "KEY_REUSED";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    readAddressChange: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                prefer?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        change: components["schemas"]["AddressChange"] | null;
                    };
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    cancelAddressChange: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                prefer?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            415: {
                headers: {
                    "accept-encoding"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    resendAddressChange: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                prefer?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            409: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "CONFLICT";
                    };
                };
            };
            413: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            415: {
                headers: {
                    "accept-encoding"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            429: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "RATE_LIMITED";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    approveAddressChange: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                prefer?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            409: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "CONFLICT";
                    };
                };
            };
            413: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            415: {
                headers: {
                    "accept-encoding"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            429: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "RATE_LIMITED";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    readApprovalLink: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                prefer?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        isUsed: boolean;
                        message: string | null;
                    };
                };
            };
            400: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            413: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            415: {
                headers: {
                    "accept-encoding"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            429: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "RATE_LIMITED";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    readUndoLink: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                prefer?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        isUsed: boolean;
                        message: string | null;
                    };
                };
            };
            400: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            413: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            415: {
                headers: {
                    "accept-encoding"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            429: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "RATE_LIMITED";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    undoAddressChange: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                prefer?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            413: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            415: {
                headers: {
                    "accept-encoding"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            429: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "RATE_LIMITED";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    readStandingAccess: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                prefer?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandingAccess"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    readStandingAccessOfReset: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                prefer?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandingAccess"];
                };
            };
            400: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            413: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            415: {
                headers: {
                    "accept-encoding"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            429: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "RATE_LIMITED";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    readLog: {
        parameters: {
            query?: {
                limit?: number;
                cursor?: string;
                contentId?: string;
                action?: "signed_in" | "sign_in_failed" | "signed_out_everywhere" | "password_changed" | "password_reset" | "address_changed" | "address_restored" | "admin_granted" | "admin_revoked" | "data_exported" | "token_made" | "token_revoked" | "webhook_made" | "webhook_changed" | "webhook_secret_renewed" | "webhook_deleted" | "results_exported" | "attempts_deleted" | "attempts_restored" | "attempts_regraded" | "answers_erased" | "certificate_revoked" | "places_freed" | "content_deleted" | "content_restored" | "content_purged" | "settings_changed" | "key_changed" | "people_invited" | "invitations_sent" | "invitation_links_exported" | "invitations_revoked" | "invitations_deleted" | "person_erased";
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                prefer?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    link?: string;
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LogPage"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    sendTestMail: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                prefer?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        recipient: string;
                        delivered: boolean;
                        answer: string;
                    };
                };
            };
            400: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            413: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            415: {
                headers: {
                    "accept-encoding"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            429: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "RATE_LIMITED";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    createQuiz: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                "idempotency-key"?: string;
                prefer?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title: string;
                    description?: string | null;
                    difficulty?: "easy" | "medium" | "hard";
                    format?: "plain" | "rich";
                    language?: string | null;
                    isPublic?: boolean;
                    showResultsToTakers?: boolean;
                    collectEmailUpfront?: boolean;
                    emailResultsSettings?: {
                        enabled?: boolean;
                        subject?: string;
                        customMessage?: string;
                        resourceLinks?: {
                            title: string;
                            url: string;
                        }[];
                        authorSignature?: string;
                    } | null;
                    rules?: {
                        opensAt?: (string) | null;
                        closesAt?: (string) | null;
                        timeLimit?: number | null;
                        excludeLate?: boolean | null;
                        anonymous?: boolean | null;
                        invitedOnly?: boolean | null;
                        passcode?: string | null;
                        maxAttempts?: number | null;
                        attemptsPerDevice?: number | null;
                        passMark?: number | null;
                        certificate?: {
                            issuer?: string | null;
                            signatory?: string | null;
                            statesResult?: boolean | null;
                        } | null;
                        scoring?: components["schemas"]["Scoring"] | null;
                        shuffleQuestions?: boolean | null;
                        shuffleOptions?: boolean | null;
                        review?: boolean | null;
                        author?: string | null;
                        shown?: {
                            what?: ("SCORE" | "RIGHT_ANSWERS" | "EXPLANATIONS" | "OTHERS_ANSWERS")[] | null;
                            when?: ("AT_ONCE" | "AFTER_CLOSING") | null;
                        } | null;
                        endings?: {
                            everybody?: {
                                text?: string | null;
                                link?: {
                                    url: string;
                                    label?: string | null;
                                    afterSeconds?: number | null;
                                } | null;
                            } | null;
                            passed?: {
                                text?: string | null;
                                link?: {
                                    url: string;
                                    label?: string | null;
                                    afterSeconds?: number | null;
                                } | null;
                            } | null;
                            failed?: {
                                text?: string | null;
                                link?: {
                                    url: string;
                                    label?: string | null;
                                    afterSeconds?: number | null;
                                } | null;
                            } | null;
                        } | null;
                        fields?: {
                            name: string;
                            values?: string[] | null;
                            isGroup?: boolean | null;
                        }[] | null;
                        signedFields?: boolean | null;
                        retention?: {
                            what: "DELETE" | "ANONYMISE";
                            days: number;
                        } | null;
                    } | null;
                    translationsFrom?: string | null;
                    questions: ({
                        question: string;
                        questionType?: "multiple_choice" | "multi_select" | "text" | "number";
                        options?: string[];
                        correctAnswer?: number | null;
                        explanation?: string | null;
                        required?: boolean;
                        points?: number;
                        form?: components["schemas"]["QuestionForm"] | null;
                        answerKey?: components["schemas"]["AnswerKey"] | null;
                        type?: "multiple_choice";
                    } | {
                        questionText: string;
                        questionType?: "multiple_choice" | "multi_select" | "text" | "number";
                        options?: string[];
                        correctAnswer?: number | null;
                        explanation?: string | null;
                        required?: boolean;
                        points?: number;
                        form?: components["schemas"]["QuestionForm"] | null;
                        answerKey?: components["schemas"]["AnswerKey"] | null;
                        type?: "multiple_choice";
                        question?: string;
                    })[];
                };
            };
        };
        responses: {
            201: {
                headers: {
                    location?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WholeItem"];
                };
            };
            400: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            404: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            409: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "CONFLICT";
                    };
                };
            };
            413: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            415: {
                headers: {
                    "accept-encoding"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            422: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "KEY_REUSED";
                    };
                };
            };
            429: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "RATE_LIMITED";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    createSurvey: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                "idempotency-key"?: string;
                prefer?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title: string;
                    description?: string | null;
                    format?: "plain" | "rich";
                    language?: string | null;
                    isPublic?: boolean;
                    showResultsToTakers?: boolean;
                    collectEmailUpfront?: boolean;
                    emailResultsSettings?: {
                        enabled?: boolean;
                        subject?: string;
                        customMessage?: string;
                        resourceLinks?: {
                            title: string;
                            url: string;
                        }[];
                        authorSignature?: string;
                    } | null;
                    rules?: {
                        opensAt?: (string) | null;
                        closesAt?: (string) | null;
                        timeLimit?: number | null;
                        excludeLate?: boolean | null;
                        anonymous?: boolean | null;
                        invitedOnly?: boolean | null;
                        passcode?: string | null;
                        maxAttempts?: number | null;
                        attemptsPerDevice?: number | null;
                        passMark?: number | null;
                        certificate?: {
                            issuer?: string | null;
                            signatory?: string | null;
                            statesResult?: boolean | null;
                        } | null;
                        scoring?: components["schemas"]["Scoring"] | null;
                        shuffleQuestions?: boolean | null;
                        shuffleOptions?: boolean | null;
                        review?: boolean | null;
                        author?: string | null;
                        shown?: {
                            what?: ("SCORE" | "RIGHT_ANSWERS" | "EXPLANATIONS" | "OTHERS_ANSWERS")[] | null;
                            when?: ("AT_ONCE" | "AFTER_CLOSING") | null;
                        } | null;
                        endings?: {
                            everybody?: {
                                text?: string | null;
                                link?: {
                                    url: string;
                                    label?: string | null;
                                    afterSeconds?: number | null;
                                } | null;
                            } | null;
                            passed?: {
                                text?: string | null;
                                link?: {
                                    url: string;
                                    label?: string | null;
                                    afterSeconds?: number | null;
                                } | null;
                            } | null;
                            failed?: {
                                text?: string | null;
                                link?: {
                                    url: string;
                                    label?: string | null;
                                    afterSeconds?: number | null;
                                } | null;
                            } | null;
                        } | null;
                        fields?: {
                            name: string;
                            values?: string[] | null;
                            isGroup?: boolean | null;
                        }[] | null;
                        signedFields?: boolean | null;
                        retention?: {
                            what: "DELETE" | "ANONYMISE";
                            days: number;
                        } | null;
                    } | null;
                    translationsFrom?: string | null;
                    questions: {
                        questionText: string;
                        questionType?: "single_choice" | "multi_select" | "scale" | "matrix" | "text" | "number";
                        options?: string[];
                        required?: boolean;
                        points?: number;
                        form?: components["schemas"]["QuestionForm"] | null;
                        answerKey?: components["schemas"]["AnswerKey"] | null;
                    }[];
                };
            };
        };
        responses: {
            201: {
                headers: {
                    location?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WholeItem"];
                };
            };
            400: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            404: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            409: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "CONFLICT";
                    };
                };
            };
            413: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            415: {
                headers: {
                    "accept-encoding"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            422: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "KEY_REUSED";
                    };
                };
            };
            429: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "RATE_LIMITED";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    createAssessment: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                "idempotency-key"?: string;
                prefer?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title: string;
                    description?: string | null;
                    format?: "plain" | "rich";
                    language?: string | null;
                    isPublic?: boolean;
                    showResultsToTakers?: boolean;
                    collectEmailUpfront?: boolean;
                    emailResultsSettings?: {
                        enabled?: boolean;
                        subject?: string;
                        customMessage?: string;
                        resourceLinks?: {
                            title: string;
                            url: string;
                        }[];
                        authorSignature?: string;
                    } | null;
                    rules?: {
                        opensAt?: (string) | null;
                        closesAt?: (string) | null;
                        timeLimit?: number | null;
                        excludeLate?: boolean | null;
                        anonymous?: boolean | null;
                        invitedOnly?: boolean | null;
                        passcode?: string | null;
                        maxAttempts?: number | null;
                        attemptsPerDevice?: number | null;
                        passMark?: number | null;
                        certificate?: {
                            issuer?: string | null;
                            signatory?: string | null;
                            statesResult?: boolean | null;
                        } | null;
                        scoring?: components["schemas"]["Scoring"] | null;
                        shuffleQuestions?: boolean | null;
                        shuffleOptions?: boolean | null;
                        review?: boolean | null;
                        author?: string | null;
                        shown?: {
                            what?: ("SCORE" | "RIGHT_ANSWERS" | "EXPLANATIONS" | "OTHERS_ANSWERS")[] | null;
                            when?: ("AT_ONCE" | "AFTER_CLOSING") | null;
                        } | null;
                        endings?: {
                            everybody?: {
                                text?: string | null;
                                link?: {
                                    url: string;
                                    label?: string | null;
                                    afterSeconds?: number | null;
                                } | null;
                            } | null;
                            passed?: {
                                text?: string | null;
                                link?: {
                                    url: string;
                                    label?: string | null;
                                    afterSeconds?: number | null;
                                } | null;
                            } | null;
                            failed?: {
                                text?: string | null;
                                link?: {
                                    url: string;
                                    label?: string | null;
                                    afterSeconds?: number | null;
                                } | null;
                            } | null;
                        } | null;
                        fields?: {
                            name: string;
                            values?: string[] | null;
                            isGroup?: boolean | null;
                        }[] | null;
                        signedFields?: boolean | null;
                        retention?: {
                            what: "DELETE" | "ANONYMISE";
                            days: number;
                        } | null;
                    } | null;
                    translationsFrom?: string | null;
                    skillLevels: {
                        name: string;
                        range: number[];
                        description: string;
                        encouragingMessage: string;
                        followUpContent?: string | null;
                    }[];
                    questions: {
                        questionText: string;
                        questionType?: "multiple_choice" | "scale";
                        options?: string[];
                        optionWeights?: number[] | null;
                        explanation?: string | null;
                        required?: boolean;
                        points?: number;
                        form?: components["schemas"]["QuestionForm"] | null;
                        answerKey?: components["schemas"]["AnswerKey"] | null;
                    }[];
                    scoringType?: "skill_based";
                };
            };
        };
        responses: {
            201: {
                headers: {
                    location?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WholeItem"];
                };
            };
            400: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            404: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            409: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "CONFLICT";
                    };
                };
            };
            413: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            415: {
                headers: {
                    "accept-encoding"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            422: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "KEY_REUSED";
                    };
                };
            };
            429: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "RATE_LIMITED";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    readQuiz: {
        parameters: {
            query?: {
                language?: string;
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                "if-none-match"?: string;
                "x-passcode"?: string;
                "x-personal-key"?: string;
                prefer?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    etag?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WholeItem"] | components["schemas"]["TakenItem"];
                };
            };
            304: {
                headers: {
                    etag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN" | "PASSCODE";
                    };
                };
            };
            404: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            429: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "RATE_LIMITED";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    editQuiz: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                "idempotency-key"?: string;
                "if-match"?: string;
                prefer?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    revision?: number | null;
                    title?: string;
                    description?: string | null;
                    language?: string | null;
                    format?: "plain" | "rich";
                    sourceUrl?: string | null;
                    difficulty?: "easy" | "medium" | "hard";
                    isPublic?: boolean;
                    showResultsToTakers?: boolean;
                    collectEmailUpfront?: boolean;
                    emailResultsSettings?: {
                        enabled?: boolean;
                        subject?: string;
                        customMessage?: string;
                        resourceLinks?: {
                            title: string;
                            url: string;
                        }[];
                        authorSignature?: string;
                    } | null;
                    rules?: {
                        opensAt?: (string) | null;
                        closesAt?: (string) | null;
                        timeLimit?: number | null;
                        excludeLate?: boolean | null;
                        anonymous?: boolean | null;
                        invitedOnly?: boolean | null;
                        passcode?: string | null;
                        maxAttempts?: number | null;
                        attemptsPerDevice?: number | null;
                        passMark?: number | null;
                        certificate?: {
                            issuer?: string | null;
                            signatory?: string | null;
                            statesResult?: boolean | null;
                        } | null;
                        scoring?: components["schemas"]["Scoring"] | null;
                        shuffleQuestions?: boolean | null;
                        shuffleOptions?: boolean | null;
                        review?: boolean | null;
                        author?: string | null;
                        shown?: {
                            what?: ("SCORE" | "RIGHT_ANSWERS" | "EXPLANATIONS" | "OTHERS_ANSWERS")[] | null;
                            when?: ("AT_ONCE" | "AFTER_CLOSING") | null;
                        } | null;
                        endings?: {
                            everybody?: {
                                text?: string | null;
                                link?: {
                                    url: string;
                                    label?: string | null;
                                    afterSeconds?: number | null;
                                } | null;
                            } | null;
                            passed?: {
                                text?: string | null;
                                link?: {
                                    url: string;
                                    label?: string | null;
                                    afterSeconds?: number | null;
                                } | null;
                            } | null;
                            failed?: {
                                text?: string | null;
                                link?: {
                                    url: string;
                                    label?: string | null;
                                    afterSeconds?: number | null;
                                } | null;
                            } | null;
                        } | null;
                        fields?: {
                            name: string;
                            values?: string[] | null;
                            isGroup?: boolean | null;
                        }[] | null;
                        signedFields?: boolean | null;
                        retention?: {
                            what: "DELETE" | "ANONYMISE";
                            days: number;
                        } | null;
                    } | null;
                    skillLevels?: {
                        name: string;
                        range: number[];
                        description: string;
                        encouragingMessage: string;
                        followUpContent?: string | null;
                    }[] | null;
                    questions?: {
                        id?: string | null;
                        sameAs?: string | null;
                        questionText: string;
                        questionType?: ("multiple_choice" | "single_choice" | "multi_select" | "scale" | "matrix" | "text" | "number") | null;
                        options?: string[] | string;
                        correctAnswer?: number | null;
                        optionWeights?: (number[] | string) | null;
                        explanation?: string | null;
                        required?: boolean;
                        points?: number;
                        form?: components["schemas"]["QuestionForm"] | null;
                        answerKey?: components["schemas"]["AnswerKey"] | null;
                        readonly order?: unknown;
                        readonly passage?: unknown;
                        readonly passageAnchor?: unknown;
                        readonly evidence?: unknown;
                    }[];
                    readonly id?: unknown;
                    readonly sourceType?: unknown;
                    readonly draftedBy?: unknown;
                    readonly contentType?: unknown;
                    readonly scoringType?: unknown;
                    readonly kind?: unknown;
                    readonly createdAt?: unknown;
                    readonly updatedAt?: unknown;
                    readonly canEdit?: unknown;
                    meta?: {
                        title?: string;
                        description?: string | null;
                        language?: string | null;
                        format?: "plain" | "rich";
                        sourceUrl?: string | null;
                        difficulty?: "easy" | "medium" | "hard";
                        isPublic?: boolean;
                        showResultsToTakers?: boolean;
                        collectEmailUpfront?: boolean;
                        emailResultsSettings?: {
                            enabled?: boolean;
                            subject?: string;
                            customMessage?: string;
                            resourceLinks?: {
                                title: string;
                                url: string;
                            }[];
                            authorSignature?: string;
                        } | null;
                        rules?: {
                            opensAt?: (string) | null;
                            closesAt?: (string) | null;
                            timeLimit?: number | null;
                            excludeLate?: boolean | null;
                            anonymous?: boolean | null;
                            invitedOnly?: boolean | null;
                            passcode?: string | null;
                            maxAttempts?: number | null;
                            attemptsPerDevice?: number | null;
                            passMark?: number | null;
                            certificate?: {
                                issuer?: string | null;
                                signatory?: string | null;
                                statesResult?: boolean | null;
                            } | null;
                            scoring?: components["schemas"]["Scoring"] | null;
                            shuffleQuestions?: boolean | null;
                            shuffleOptions?: boolean | null;
                            review?: boolean | null;
                            author?: string | null;
                            shown?: {
                                what?: ("SCORE" | "RIGHT_ANSWERS" | "EXPLANATIONS" | "OTHERS_ANSWERS")[] | null;
                                when?: ("AT_ONCE" | "AFTER_CLOSING") | null;
                            } | null;
                            endings?: {
                                everybody?: {
                                    text?: string | null;
                                    link?: {
                                        url: string;
                                        label?: string | null;
                                        afterSeconds?: number | null;
                                    } | null;
                                } | null;
                                passed?: {
                                    text?: string | null;
                                    link?: {
                                        url: string;
                                        label?: string | null;
                                        afterSeconds?: number | null;
                                    } | null;
                                } | null;
                                failed?: {
                                    text?: string | null;
                                    link?: {
                                        url: string;
                                        label?: string | null;
                                        afterSeconds?: number | null;
                                    } | null;
                                } | null;
                            } | null;
                            fields?: {
                                name: string;
                                values?: string[] | null;
                                isGroup?: boolean | null;
                            }[] | null;
                            signedFields?: boolean | null;
                            retention?: {
                                what: "DELETE" | "ANONYMISE";
                                days: number;
                            } | null;
                        } | null;
                        skillLevels?: {
                            name: string;
                            range: number[];
                            description: string;
                            encouragingMessage: string;
                            followUpContent?: string | null;
                        }[] | null;
                    };
                };
            };
        };
        responses: {
            200: {
                headers: {
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WholeItem"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            409: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "CONFLICT";
                    };
                };
            };
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "PRECONDITION_FAILED";
                    };
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            415: {
                headers: {
                    "accept-encoding"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "KEY_REUSED";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    deleteQuiz: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                "idempotency-key"?: string;
                "if-match"?: string;
                prefer?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            409: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "CONFLICT";
                    };
                };
            };
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "PRECONDITION_FAILED";
                    };
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            415: {
                headers: {
                    "accept-encoding"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "KEY_REUSED";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    duplicateQuiz: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                "idempotency-key"?: string;
                prefer?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            201: {
                headers: {
                    location?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WholeItem"];
                };
            };
            400: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            404: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            409: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "CONFLICT";
                    };
                };
            };
            413: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            415: {
                headers: {
                    "accept-encoding"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            422: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "KEY_REUSED";
                    };
                };
            };
            429: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "RATE_LIMITED";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    restoreQuiz: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                "idempotency-key"?: string;
                prefer?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WholeItem"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            409: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "CONFLICT";
                    };
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            415: {
                headers: {
                    "accept-encoding"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "KEY_REUSED";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    readSurvey: {
        parameters: {
            query?: {
                language?: string;
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                "if-none-match"?: string;
                "x-passcode"?: string;
                "x-personal-key"?: string;
                prefer?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    etag?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WholeItem"] | components["schemas"]["TakenItem"];
                };
            };
            304: {
                headers: {
                    etag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN" | "PASSCODE";
                    };
                };
            };
            404: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            429: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "RATE_LIMITED";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    editSurvey: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                "idempotency-key"?: string;
                "if-match"?: string;
                prefer?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    revision?: number | null;
                    title?: string;
                    description?: string | null;
                    language?: string | null;
                    format?: "plain" | "rich";
                    sourceUrl?: string | null;
                    difficulty?: "easy" | "medium" | "hard";
                    isPublic?: boolean;
                    showResultsToTakers?: boolean;
                    collectEmailUpfront?: boolean;
                    emailResultsSettings?: {
                        enabled?: boolean;
                        subject?: string;
                        customMessage?: string;
                        resourceLinks?: {
                            title: string;
                            url: string;
                        }[];
                        authorSignature?: string;
                    } | null;
                    rules?: {
                        opensAt?: (string) | null;
                        closesAt?: (string) | null;
                        timeLimit?: number | null;
                        excludeLate?: boolean | null;
                        anonymous?: boolean | null;
                        invitedOnly?: boolean | null;
                        passcode?: string | null;
                        maxAttempts?: number | null;
                        attemptsPerDevice?: number | null;
                        passMark?: number | null;
                        certificate?: {
                            issuer?: string | null;
                            signatory?: string | null;
                            statesResult?: boolean | null;
                        } | null;
                        scoring?: components["schemas"]["Scoring"] | null;
                        shuffleQuestions?: boolean | null;
                        shuffleOptions?: boolean | null;
                        review?: boolean | null;
                        author?: string | null;
                        shown?: {
                            what?: ("SCORE" | "RIGHT_ANSWERS" | "EXPLANATIONS" | "OTHERS_ANSWERS")[] | null;
                            when?: ("AT_ONCE" | "AFTER_CLOSING") | null;
                        } | null;
                        endings?: {
                            everybody?: {
                                text?: string | null;
                                link?: {
                                    url: string;
                                    label?: string | null;
                                    afterSeconds?: number | null;
                                } | null;
                            } | null;
                            passed?: {
                                text?: string | null;
                                link?: {
                                    url: string;
                                    label?: string | null;
                                    afterSeconds?: number | null;
                                } | null;
                            } | null;
                            failed?: {
                                text?: string | null;
                                link?: {
                                    url: string;
                                    label?: string | null;
                                    afterSeconds?: number | null;
                                } | null;
                            } | null;
                        } | null;
                        fields?: {
                            name: string;
                            values?: string[] | null;
                            isGroup?: boolean | null;
                        }[] | null;
                        signedFields?: boolean | null;
                        retention?: {
                            what: "DELETE" | "ANONYMISE";
                            days: number;
                        } | null;
                    } | null;
                    skillLevels?: {
                        name: string;
                        range: number[];
                        description: string;
                        encouragingMessage: string;
                        followUpContent?: string | null;
                    }[] | null;
                    questions?: {
                        id?: string | null;
                        sameAs?: string | null;
                        questionText: string;
                        questionType?: ("multiple_choice" | "single_choice" | "multi_select" | "scale" | "matrix" | "text" | "number") | null;
                        options?: string[] | string;
                        correctAnswer?: number | null;
                        optionWeights?: (number[] | string) | null;
                        explanation?: string | null;
                        required?: boolean;
                        points?: number;
                        form?: components["schemas"]["QuestionForm"] | null;
                        answerKey?: components["schemas"]["AnswerKey"] | null;
                        readonly order?: unknown;
                        readonly passage?: unknown;
                        readonly passageAnchor?: unknown;
                        readonly evidence?: unknown;
                    }[];
                    readonly id?: unknown;
                    readonly sourceType?: unknown;
                    readonly draftedBy?: unknown;
                    readonly contentType?: unknown;
                    readonly scoringType?: unknown;
                    readonly kind?: unknown;
                    readonly createdAt?: unknown;
                    readonly updatedAt?: unknown;
                    readonly canEdit?: unknown;
                    meta?: {
                        title?: string;
                        description?: string | null;
                        language?: string | null;
                        format?: "plain" | "rich";
                        sourceUrl?: string | null;
                        difficulty?: "easy" | "medium" | "hard";
                        isPublic?: boolean;
                        showResultsToTakers?: boolean;
                        collectEmailUpfront?: boolean;
                        emailResultsSettings?: {
                            enabled?: boolean;
                            subject?: string;
                            customMessage?: string;
                            resourceLinks?: {
                                title: string;
                                url: string;
                            }[];
                            authorSignature?: string;
                        } | null;
                        rules?: {
                            opensAt?: (string) | null;
                            closesAt?: (string) | null;
                            timeLimit?: number | null;
                            excludeLate?: boolean | null;
                            anonymous?: boolean | null;
                            invitedOnly?: boolean | null;
                            passcode?: string | null;
                            maxAttempts?: number | null;
                            attemptsPerDevice?: number | null;
                            passMark?: number | null;
                            certificate?: {
                                issuer?: string | null;
                                signatory?: string | null;
                                statesResult?: boolean | null;
                            } | null;
                            scoring?: components["schemas"]["Scoring"] | null;
                            shuffleQuestions?: boolean | null;
                            shuffleOptions?: boolean | null;
                            review?: boolean | null;
                            author?: string | null;
                            shown?: {
                                what?: ("SCORE" | "RIGHT_ANSWERS" | "EXPLANATIONS" | "OTHERS_ANSWERS")[] | null;
                                when?: ("AT_ONCE" | "AFTER_CLOSING") | null;
                            } | null;
                            endings?: {
                                everybody?: {
                                    text?: string | null;
                                    link?: {
                                        url: string;
                                        label?: string | null;
                                        afterSeconds?: number | null;
                                    } | null;
                                } | null;
                                passed?: {
                                    text?: string | null;
                                    link?: {
                                        url: string;
                                        label?: string | null;
                                        afterSeconds?: number | null;
                                    } | null;
                                } | null;
                                failed?: {
                                    text?: string | null;
                                    link?: {
                                        url: string;
                                        label?: string | null;
                                        afterSeconds?: number | null;
                                    } | null;
                                } | null;
                            } | null;
                            fields?: {
                                name: string;
                                values?: string[] | null;
                                isGroup?: boolean | null;
                            }[] | null;
                            signedFields?: boolean | null;
                            retention?: {
                                what: "DELETE" | "ANONYMISE";
                                days: number;
                            } | null;
                        } | null;
                        skillLevels?: {
                            name: string;
                            range: number[];
                            description: string;
                            encouragingMessage: string;
                            followUpContent?: string | null;
                        }[] | null;
                    };
                };
            };
        };
        responses: {
            200: {
                headers: {
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WholeItem"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            409: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "CONFLICT";
                    };
                };
            };
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "PRECONDITION_FAILED";
                    };
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            415: {
                headers: {
                    "accept-encoding"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "KEY_REUSED";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    deleteSurvey: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                "idempotency-key"?: string;
                "if-match"?: string;
                prefer?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            409: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "CONFLICT";
                    };
                };
            };
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "PRECONDITION_FAILED";
                    };
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            415: {
                headers: {
                    "accept-encoding"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "KEY_REUSED";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    duplicateSurvey: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                "idempotency-key"?: string;
                prefer?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            201: {
                headers: {
                    location?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WholeItem"];
                };
            };
            400: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            404: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            409: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "CONFLICT";
                    };
                };
            };
            413: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            415: {
                headers: {
                    "accept-encoding"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            422: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "KEY_REUSED";
                    };
                };
            };
            429: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "RATE_LIMITED";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    restoreSurvey: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                "idempotency-key"?: string;
                prefer?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WholeItem"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            409: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "CONFLICT";
                    };
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            415: {
                headers: {
                    "accept-encoding"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "KEY_REUSED";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    readContent: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                "if-none-match"?: string;
                prefer?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    etag?: string;
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnItem"];
                };
            };
            304: {
                headers: {
                    etag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    deleteContent: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                "idempotency-key"?: string;
                "if-match"?: string;
                prefer?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            409: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "CONFLICT";
                    };
                };
            };
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "PRECONDITION_FAILED";
                    };
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            415: {
                headers: {
                    "accept-encoding"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "KEY_REUSED";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    patchContent: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                "idempotency-key"?: string;
                "if-match"?: string;
                prefer?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    revision?: number | null;
                    title?: string;
                    description?: string | null;
                    language?: string | null;
                    format?: "plain" | "rich";
                    sourceUrl?: string | null;
                    difficulty?: ("easy" | "medium" | "hard") | null;
                    isPublic?: boolean;
                    showResultsToTakers?: boolean;
                    collectEmailUpfront?: boolean;
                    emailResultsSettings?: {
                        enabled?: boolean;
                        subject?: string;
                        customMessage?: string;
                        resourceLinks?: {
                            title: string;
                            url: string;
                        }[];
                        authorSignature?: string;
                    } | null;
                    rules?: {
                        opensAt?: (string) | null;
                        closesAt?: (string) | null;
                        timeLimit?: number | null;
                        excludeLate?: boolean | null;
                        anonymous?: boolean | null;
                        invitedOnly?: boolean | null;
                        passcode?: string | null;
                        maxAttempts?: number | null;
                        attemptsPerDevice?: number | null;
                        passMark?: number | null;
                        certificate?: {
                            issuer?: string | null;
                            signatory?: string | null;
                            statesResult?: boolean | null;
                        } | null;
                        scoring?: components["schemas"]["Scoring"] | null;
                        shuffleQuestions?: boolean | null;
                        shuffleOptions?: boolean | null;
                        review?: boolean | null;
                        author?: string | null;
                        shown?: {
                            what?: ("SCORE" | "RIGHT_ANSWERS" | "EXPLANATIONS" | "OTHERS_ANSWERS")[] | null;
                            when?: ("AT_ONCE" | "AFTER_CLOSING") | null;
                        } | null;
                        endings?: {
                            everybody?: {
                                text?: string | null;
                                link?: {
                                    url: string;
                                    label?: string | null;
                                    afterSeconds?: number | null;
                                } | null;
                            } | null;
                            passed?: {
                                text?: string | null;
                                link?: {
                                    url: string;
                                    label?: string | null;
                                    afterSeconds?: number | null;
                                } | null;
                            } | null;
                            failed?: {
                                text?: string | null;
                                link?: {
                                    url: string;
                                    label?: string | null;
                                    afterSeconds?: number | null;
                                } | null;
                            } | null;
                        } | null;
                        fields?: {
                            name: string;
                            values?: string[] | null;
                            isGroup?: boolean | null;
                        }[] | null;
                        signedFields?: boolean | null;
                        retention?: {
                            what: "DELETE" | "ANONYMISE";
                            days: number;
                        } | null;
                    } | null;
                    skillLevels?: {
                        name: string;
                        range: number[];
                        description: string;
                        encouragingMessage: string;
                        followUpContent?: string | null;
                    }[] | null;
                    questions?: {
                        id?: string | null;
                        sameAs?: string | null;
                        questionText: string;
                        questionType?: ("multiple_choice" | "single_choice" | "multi_select" | "scale" | "matrix" | "text" | "number") | null;
                        options?: string[];
                        correctAnswer?: number | null;
                        optionWeights?: number[] | null;
                        explanation?: string | null;
                        required?: boolean;
                        points?: number;
                        form?: components["schemas"]["QuestionForm"] | null;
                        answerKey?: components["schemas"]["AnswerKey"] | null;
                        readonly order?: unknown;
                        readonly passage?: unknown;
                        readonly passageAnchor?: unknown;
                        readonly evidence?: unknown;
                    }[];
                    readonly id?: unknown;
                    readonly sourceType?: unknown;
                    readonly draftedBy?: unknown;
                    readonly contentType?: unknown;
                    readonly scoringType?: unknown;
                    readonly kind?: unknown;
                    readonly createdAt?: unknown;
                    readonly updatedAt?: unknown;
                    readonly canEdit?: unknown;
                    readonly links?: unknown;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    etag?: string;
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnItem"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            409: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "CONFLICT";
                    };
                };
            };
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "PRECONDITION_FAILED";
                    };
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            415: {
                headers: {
                    "accept-encoding"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "KEY_REUSED";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    duplicateContent: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                "idempotency-key"?: string;
                prefer?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            201: {
                headers: {
                    location?: string;
                    etag?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnItem"];
                };
            };
            400: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            404: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            409: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "CONFLICT";
                    };
                };
            };
            413: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            415: {
                headers: {
                    "accept-encoding"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            422: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "KEY_REUSED";
                    };
                };
            };
            429: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "RATE_LIMITED";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    restoreContent: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                "idempotency-key"?: string;
                prefer?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    etag?: string;
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnItem"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            409: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "CONFLICT";
                    };
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            415: {
                headers: {
                    "accept-encoding"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "KEY_REUSED";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    readFindings: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                prefer?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Findings"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    resolveShortLink: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                prefer?: string;
            };
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        path: string;
                    };
                };
            };
            400: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            404: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            429: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "RATE_LIMITED";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    readAddresses: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                prefer?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ItemAddresses"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    setAddress: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                "idempotency-key"?: string;
                prefer?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    address: string | null;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ItemAddresses"];
                };
            };
            400: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            404: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            409: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "CONFLICT";
                    };
                };
            };
            413: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            415: {
                headers: {
                    "accept-encoding"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            422: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "KEY_REUSED";
                    };
                };
            };
            429: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "RATE_LIMITED";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    checkAddress: {
        parameters: {
            query: {
                address: string;
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                prefer?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddressAnswer"];
                };
            };
            400: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            404: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            429: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "RATE_LIMITED";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    resolveAddress: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                prefer?: string;
            };
            path: {
                address: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        path: string;
                    };
                };
            };
            400: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            404: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            429: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "RATE_LIMITED";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    makeLinks: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                prefer?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    links: {
                        fields?: {
                            [key: string]: string;
                        };
                        name?: string | null;
                        email?: string | null;
                    }[];
                };
            };
        };
        responses: {
            200: {
                headers: {
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        links: string[];
                    };
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            415: {
                headers: {
                    "accept-encoding"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    listTemplates: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                prefer?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        templates: components["schemas"]["Template"][];
                    };
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    readTemplate: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                prefer?: string;
            };
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WholeTemplate"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    listTranslations: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                prefer?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TranslationList"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    readTranslation: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                prefer?: string;
            };
            path: {
                id: string;
                language: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Translation"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    saveTranslation: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                prefer?: string;
            };
            path: {
                id: string;
                language: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TranslationBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Translation"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            409: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "CONFLICT";
                    };
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            415: {
                headers: {
                    "accept-encoding"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    deleteTranslation: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                prefer?: string;
            };
            path: {
                id: string;
                language: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            415: {
                headers: {
                    "accept-encoding"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    purgeContent: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                "idempotency-key"?: string;
                prefer?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            409: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "CONFLICT";
                    };
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            415: {
                headers: {
                    "accept-encoding"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "KEY_REUSED";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    listTrash: {
        parameters: {
            query?: {
                limit?: number;
                cursor?: string;
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                prefer?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    link?: string;
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trash"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    emptyTrash: {
        parameters: {
            query?: {
                deletedUntil?: string;
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                "idempotency-key"?: string;
                prefer?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptiedTrash"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            409: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "CONFLICT";
                    };
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            415: {
                headers: {
                    "accept-encoding"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "KEY_REUSED";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    reportContent: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                "idempotency-key"?: string;
                prefer?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reason: "impersonation" | "phishing" | "illegal" | "other";
                    text?: string | null;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            404: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            409: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "CONFLICT";
                    };
                };
            };
            413: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            415: {
                headers: {
                    "accept-encoding"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            422: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "KEY_REUSED";
                    };
                };
            };
            429: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "RATE_LIMITED";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    readRetentionDefault: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                prefer?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountRetention"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    setRetentionDefault: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                prefer?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    rule: {
                        what: "DELETE" | "ANONYMISE";
                        days: number;
                    } | null;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountRetention"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            415: {
                headers: {
                    "accept-encoding"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    startQuiz: {
        parameters: {
            query?: {
                language?: string;
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                "idempotency-key"?: string;
                "x-passcode"?: string;
                prefer?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    attemptKey: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        started: true;
                        timeLeft?: number;
                        item?: components["schemas"]["TakenItem"];
                    };
                };
            };
            400: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_OPEN" | "CLOSED" | "NOT_INVITED" | "PASSCODE" | "FULL";
                    };
                };
            };
            404: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            409: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "CONFLICT";
                    };
                };
            };
            413: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            415: {
                headers: {
                    "accept-encoding"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            429: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "RATE_LIMITED";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    submitQuiz: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                "idempotency-key"?: string;
                "x-passcode"?: string;
                prefer?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    participantName?: string | null;
                    participantEmail?: string | null;
                    answers: {
                        [key: string]: number | number[] | (number | null)[] | string | {
                            choices: number[];
                            other: string;
                        };
                    };
                    duration?: number | null;
                    attemptKey?: string | null;
                    revision?: number | null;
                    language?: string | null;
                    fields?: {
                        [key: string]: string;
                    } | null;
                    isRepeated?: boolean | null;
                };
            };
        };
        responses: {
            201: {
                headers: {
                    location?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Receipt"];
                };
            };
            400: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_OPEN" | "CLOSED" | "NOT_INVITED" | "PASSCODE" | "FULL";
                    };
                };
            };
            404: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            409: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "CONFLICT";
                    };
                };
            };
            413: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            415: {
                headers: {
                    "accept-encoding"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            429: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "RATE_LIMITED";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    readQuizTrial: {
        parameters: {
            query?: {
                language?: string;
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                "if-none-match"?: string;
                prefer?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    etag?: string;
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TakenItem"];
                };
            };
            304: {
                headers: {
                    etag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    tryQuiz: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                prefer?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    participantName?: string | null;
                    participantEmail?: string | null;
                    answers: {
                        [key: string]: number | number[] | (number | null)[] | string | {
                            choices: number[];
                            other: string;
                        };
                    };
                    duration?: number | null;
                    attemptKey?: string | null;
                    revision?: number | null;
                    language?: string | null;
                    fields?: {
                        [key: string]: string;
                    } | null;
                    isRepeated?: boolean | null;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Receipt"];
                };
            };
            400: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            404: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            413: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            415: {
                headers: {
                    "accept-encoding"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            429: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "RATE_LIMITED";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    startSurvey: {
        parameters: {
            query?: {
                language?: string;
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                "idempotency-key"?: string;
                "x-passcode"?: string;
                prefer?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    attemptKey: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        started: true;
                        timeLeft?: number;
                        item?: components["schemas"]["TakenItem"];
                    };
                };
            };
            400: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_OPEN" | "CLOSED" | "NOT_INVITED" | "PASSCODE" | "FULL";
                    };
                };
            };
            404: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            409: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "CONFLICT";
                    };
                };
            };
            413: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            415: {
                headers: {
                    "accept-encoding"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            429: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "RATE_LIMITED";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    listSurveyResponses: {
        parameters: {
            query?: {
                from?: string;
                to?: string;
                revision?: number;
                question?: string[];
                option?: number[];
                leftOut?: string[];
                right?: string[];
                wrong?: string[];
                cell?: string[];
                number?: string[];
                wrote?: string[];
                bin?: number;
                minScore?: number;
                maxScore?: number;
                level?: string;
                levelMin?: number;
                levelMax?: number;
                language?: string;
                field?: string[];
                late?: boolean;
                search?: string;
                limit?: number;
                cursor?: string;
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                "x-passcode"?: string;
                prefer?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    link?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        attempts: components["schemas"]["Attempt"][];
                    } | {
                        attempts: {
                            answers: {
                                [key: string]: number | number[] | (number | null)[] | string | {
                                    choices: number[];
                                    other: string;
                                };
                            };
                        }[];
                    };
                };
            };
            400: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN" | "PASSCODE";
                    };
                };
            };
            404: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            429: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "RATE_LIMITED";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    submitSurvey: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                "idempotency-key"?: string;
                "x-passcode"?: string;
                prefer?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    participantName?: string | null;
                    participantEmail?: string | null;
                    answers: {
                        [key: string]: number | number[] | (number | null)[] | string | {
                            choices: number[];
                            other: string;
                        };
                    };
                    duration?: number | null;
                    attemptKey?: string | null;
                    revision?: number | null;
                    language?: string | null;
                    fields?: {
                        [key: string]: string;
                    } | null;
                    isRepeated?: boolean | null;
                };
            };
        };
        responses: {
            201: {
                headers: {
                    location?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Receipt"];
                };
            };
            400: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_OPEN" | "CLOSED" | "NOT_INVITED" | "PASSCODE" | "FULL";
                    };
                };
            };
            404: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            409: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "CONFLICT";
                    };
                };
            };
            413: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            415: {
                headers: {
                    "accept-encoding"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            429: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "RATE_LIMITED";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    readSurveyTrial: {
        parameters: {
            query?: {
                language?: string;
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                "if-none-match"?: string;
                prefer?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    etag?: string;
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TakenItem"];
                };
            };
            304: {
                headers: {
                    etag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    trySurvey: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                prefer?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    participantName?: string | null;
                    participantEmail?: string | null;
                    answers: {
                        [key: string]: number | number[] | (number | null)[] | string | {
                            choices: number[];
                            other: string;
                        };
                    };
                    duration?: number | null;
                    attemptKey?: string | null;
                    revision?: number | null;
                    language?: string | null;
                    fields?: {
                        [key: string]: string;
                    } | null;
                    isRepeated?: boolean | null;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Receipt"];
                };
            };
            400: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            404: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            413: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            415: {
                headers: {
                    "accept-encoding"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            429: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "RATE_LIMITED";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    listInvitations: {
        parameters: {
            query?: {
                limit?: number;
                cursor?: string;
                state?: "unsent" | "queued" | "sent" | "bounced" | "stopped" | "deferred" | "opened" | "started" | "finished" | "unanswered" | "revoked";
                search?: string;
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                prefer?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    link?: string;
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationList"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    addPeople: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                "idempotency-key"?: string;
                prefer?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    people?: {
                        name?: string | null;
                        email?: string | null;
                        language?: string | null;
                        fields?: {
                            [key: string]: string;
                        };
                        extraMinutes?: number | null;
                        extraPercent?: number | null;
                    }[] | null;
                    text?: string | null;
                    file?: string | null;
                    skipFlawed?: boolean | null;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddedPeople"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            409: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "CONFLICT";
                    };
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            415: {
                headers: {
                    "accept-encoding"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "KEY_REUSED";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    previewPeople: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                prefer?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    people?: {
                        name?: string | null;
                        email?: string | null;
                        language?: string | null;
                        fields?: {
                            [key: string]: string;
                        };
                        extraMinutes?: number | null;
                        extraPercent?: number | null;
                    }[] | null;
                    text?: string | null;
                    file?: string | null;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitedPeoplePreview"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            415: {
                headers: {
                    "accept-encoding"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    sendInvitations: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                "idempotency-key"?: string;
                prefer?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    letter?: ("invitation" | "reminder") | null;
                    ids?: string[] | null;
                };
            };
        };
        responses: {
            202: {
                headers: {
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        queued: number;
                    };
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN" | "CLOSED";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            409: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "CONFLICT";
                    };
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            415: {
                headers: {
                    "accept-encoding"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "KEY_REUSED";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    changeInvitations: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                prefer?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    change: "revoke" | "restore" | "delete";
                    ids: string[];
                };
            };
        };
        responses: {
            200: {
                headers: {
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangedInvitations"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            415: {
                headers: {
                    "accept-encoding"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    downloadInvitationLinks: {
        parameters: {
            query?: {
                format?: "csv" | "xlsx";
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                prefer?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "content-disposition": string;
                    "x-total-rows": string;
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    readInvitationMailing: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                prefer?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationMailing"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    updateInvitationMailing: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                prefer?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    invitation?: {
                        subject?: string | null;
                        message?: string | null;
                    } | null;
                    reminder?: {
                        subject?: string | null;
                        message?: string | null;
                    } | null;
                    remindAfter?: number | null;
                    remindBefore?: number | null;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationMailing"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            415: {
                headers: {
                    "accept-encoding"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    openInvitation: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                prefer?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    personalKey: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenedInvitation"];
                };
            };
            400: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_INVITED";
                    };
                };
            };
            404: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            413: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            415: {
                headers: {
                    "accept-encoding"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            429: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "RATE_LIMITED";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    drawBallot: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                prefer?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    personalKey: string;
                    blinded: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DrawnBallot"];
                };
            };
            400: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_INVITED" | "CLOSED";
                    };
                };
            };
            404: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            409: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "CONFLICT";
                    };
                };
            };
            413: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            415: {
                headers: {
                    "accept-encoding"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            429: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "RATE_LIMITED";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    deleteInvitation: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                prefer?: string;
            };
            path: {
                id: string;
                invitationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            415: {
                headers: {
                    "accept-encoding"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    updateInvitation: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                prefer?: string;
            };
            path: {
                id: string;
                invitationId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name?: string | null;
                    language?: string | null;
                    extraMinutes?: number | null;
                    extraPercent?: number | null;
                    isRevoked?: boolean | null;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            415: {
                headers: {
                    "accept-encoding"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    issueCertificate: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                prefer?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    attemptKey: string;
                    name?: string | null;
                    language?: string | null;
                    allowBoxes?: boolean | null;
                };
            };
        };
        responses: {
            201: {
                headers: {
                    location?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Certificate"];
                };
            };
            400: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_INVITED";
                    };
                };
            };
            404: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            413: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            415: {
                headers: {
                    "accept-encoding"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            429: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "RATE_LIMITED";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    checkCertificate: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                prefer?: string;
            };
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Certificate"];
                };
            };
            400: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            404: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            429: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "RATE_LIMITED";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    revokeCertificate: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                prefer?: string;
            };
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Certificate"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            415: {
                headers: {
                    "accept-encoding"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    printCertificate: {
        parameters: {
            query?: {
                paper?: "a4" | "letter";
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                prefer?: string;
            };
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            404: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            429: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "RATE_LIMITED";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    listWebhooks: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                prefer?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"][];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    createWebhook: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                "idempotency-key"?: string;
                prefer?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    url: string;
                };
            };
        };
        responses: {
            201: {
                headers: {
                    location?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            400: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            404: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            409: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "CONFLICT";
                    };
                };
            };
            413: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            415: {
                headers: {
                    "accept-encoding"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            422: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "KEY_REUSED";
                    };
                };
            };
            429: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "RATE_LIMITED";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    listAccountWebhooks: {
        parameters: {
            query?: {
                limit?: number;
                cursor?: string;
                allItems?: boolean;
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                prefer?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    link?: string;
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookList"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    createAccountWebhook: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                "idempotency-key"?: string;
                prefer?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    url: string;
                    events: ("attempt.created" | "attempt.deleted" | "attempt.restored" | "attempt.regraded" | "content.created" | "content.updated" | "content.published" | "content.deleted" | "content.restored" | "generation.finished")[];
                    allItems?: boolean;
                    contentIds?: string[] | null;
                    description?: string | null;
                };
            };
        };
        responses: {
            201: {
                headers: {
                    location?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            400: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            404: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            409: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "CONFLICT";
                    };
                };
            };
            413: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            415: {
                headers: {
                    "accept-encoding"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            422: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "KEY_REUSED";
                    };
                };
            };
            429: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "RATE_LIMITED";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    getWebhook: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                prefer?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    deleteWebhook: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                "idempotency-key"?: string;
                prefer?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            409: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "CONFLICT";
                    };
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            415: {
                headers: {
                    "accept-encoding"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "KEY_REUSED";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    updateWebhook: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                prefer?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    url?: string;
                    events?: ("attempt.created" | "attempt.deleted" | "attempt.restored" | "attempt.regraded" | "content.created" | "content.updated" | "content.published" | "content.deleted" | "content.restored" | "generation.finished")[];
                    allItems?: boolean;
                    contentIds?: string[];
                    description?: string | null;
                    paused?: boolean;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            400: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            404: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            409: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "CONFLICT";
                    };
                };
            };
            413: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            415: {
                headers: {
                    "accept-encoding"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            429: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "RATE_LIMITED";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    rotateWebhookSecret: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                "idempotency-key"?: string;
                prefer?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            409: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "CONFLICT";
                    };
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            415: {
                headers: {
                    "accept-encoding"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "KEY_REUSED";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    testWebhook: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                prefer?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookTest"];
                };
            };
            400: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            404: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            413: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            415: {
                headers: {
                    "accept-encoding"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            429: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "RATE_LIMITED";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    recoverWebhook: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                "idempotency-key"?: string;
                prefer?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    since: string;
                };
            };
        };
        responses: {
            202: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookRecovery"];
                };
            };
            400: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            404: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            409: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "CONFLICT";
                    };
                };
            };
            413: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            415: {
                headers: {
                    "accept-encoding"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            422: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "KEY_REUSED";
                    };
                };
            };
            429: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "RATE_LIMITED";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    listWebhookDeliveries: {
        parameters: {
            query?: {
                limit?: number;
                cursor?: string;
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                prefer?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    link?: string;
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Delivery"][];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    replayWebhookDelivery: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                prefer?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Delivery"];
                };
            };
            400: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            404: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            409: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "CONFLICT";
                    };
                };
            };
            413: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            415: {
                headers: {
                    "accept-encoding"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            429: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "RATE_LIMITED";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    listEvents: {
        parameters: {
            query?: {
                limit?: number;
                cursor?: string;
                since?: string;
                types?: string;
                contentId?: string;
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                prefer?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    link?: string;
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventList"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    readDashboard: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                prefer?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Dashboard"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    readQuizResults: {
        parameters: {
            query?: {
                from?: string;
                to?: string;
                revision?: number;
                question?: string[];
                option?: number[];
                leftOut?: string[];
                right?: string[];
                wrong?: string[];
                cell?: string[];
                number?: string[];
                wrote?: string[];
                bin?: number;
                minScore?: number;
                maxScore?: number;
                level?: string;
                levelMin?: number;
                levelMax?: number;
                language?: string;
                field?: string[];
                late?: boolean;
                search?: string;
                limit?: number;
                cursor?: string;
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                prefer?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    link?: string;
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Results"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    readSurveyResults: {
        parameters: {
            query?: {
                from?: string;
                to?: string;
                revision?: number;
                question?: string[];
                option?: number[];
                leftOut?: string[];
                right?: string[];
                wrong?: string[];
                cell?: string[];
                number?: string[];
                wrote?: string[];
                bin?: number;
                minScore?: number;
                maxScore?: number;
                level?: string;
                levelMin?: number;
                levelMax?: number;
                language?: string;
                field?: string[];
                late?: boolean;
                search?: string;
                limit?: number;
                cursor?: string;
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                prefer?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    link?: string;
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Results"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    readItemResults: {
        parameters: {
            query?: {
                from?: string;
                to?: string;
                revision?: number;
                question?: string[];
                option?: number[];
                leftOut?: string[];
                right?: string[];
                wrong?: string[];
                cell?: string[];
                number?: string[];
                wrote?: string[];
                bin?: number;
                minScore?: number;
                maxScore?: number;
                level?: string;
                levelMin?: number;
                levelMax?: number;
                language?: string;
                field?: string[];
                late?: boolean;
                search?: string;
                limit?: number;
                cursor?: string;
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                prefer?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    link?: string;
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Results"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    readAttemptDetails: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                prefer?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttemptDetails"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    listContent: {
        parameters: {
            query?: {
                limit?: number;
                cursor?: string;
                kind?: "QUIZ" | "SURVEY" | "ASSESSMENT";
                visibility?: "public" | "private";
                q?: string;
                order?: "newest" | "oldest";
                since?: string;
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                prefer?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    link?: string;
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ItemList"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    readItemAnalysis: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                prefer?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Analysis"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    readDays: {
        parameters: {
            query?: {
                from?: string;
                to?: string;
                revision?: number;
                question?: string[];
                option?: number[];
                leftOut?: string[];
                right?: string[];
                wrong?: string[];
                cell?: string[];
                number?: string[];
                wrote?: string[];
                bin?: number;
                minScore?: number;
                maxScore?: number;
                level?: string;
                levelMin?: number;
                levelMax?: number;
                language?: string;
                field?: string[];
                late?: boolean;
                search?: string;
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                prefer?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Days"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    readLevels: {
        parameters: {
            query?: {
                from?: string;
                to?: string;
                revision?: number;
                question?: string[];
                option?: number[];
                leftOut?: string[];
                right?: string[];
                wrong?: string[];
                cell?: string[];
                number?: string[];
                wrote?: string[];
                bin?: number;
                minScore?: number;
                maxScore?: number;
                level?: string;
                levelMin?: number;
                levelMax?: number;
                language?: string;
                field?: string[];
                late?: boolean;
                search?: string;
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                prefer?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Levels"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    readLanguages: {
        parameters: {
            query?: {
                from?: string;
                to?: string;
                revision?: number;
                question?: string[];
                option?: number[];
                leftOut?: string[];
                right?: string[];
                wrong?: string[];
                cell?: string[];
                number?: string[];
                wrote?: string[];
                bin?: number;
                minScore?: number;
                maxScore?: number;
                level?: string;
                levelMin?: number;
                levelMax?: number;
                language?: string;
                field?: string[];
                late?: boolean;
                search?: string;
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                prefer?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Languages"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    readGroups: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                prefer?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Groups"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    followContent: {
        parameters: {
            query?: {
                cursor?: string;
                since?: string;
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                "last-event-id"?: string;
                prefer?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["ItemEvent"];
                };
            };
            400: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            404: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            406: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_ACCEPTABLE";
                    };
                };
            };
            429: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "RATE_LIMITED";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    listAttempts: {
        parameters: {
            query?: {
                from?: string;
                to?: string;
                revision?: number;
                question?: string[];
                option?: number[];
                leftOut?: string[];
                right?: string[];
                wrong?: string[];
                cell?: string[];
                number?: string[];
                wrote?: string[];
                bin?: number;
                minScore?: number;
                maxScore?: number;
                level?: string;
                levelMin?: number;
                levelMax?: number;
                language?: string;
                field?: string[];
                late?: boolean;
                search?: string;
                limit?: number;
                cursor?: string;
                order?: "newest" | "oldest";
                since?: string;
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                prefer?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    link?: string;
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttemptList"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    readAttempt: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                prefer?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnAttempt"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    deleteAttempt: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                "idempotency-key"?: string;
                prefer?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedAttempt"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            409: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "CONFLICT";
                    };
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            415: {
                headers: {
                    "accept-encoding"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "KEY_REUSED";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    deleteAttempts: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                "idempotency-key"?: string;
                prefer?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids?: string[];
                    filter?: {
                        from?: string | null;
                        to?: string | null;
                        revision?: number | null;
                        question?: string[];
                        option?: number[];
                        leftOut?: string[];
                        right?: string[];
                        wrong?: string[];
                        cell?: string[];
                        number?: string[];
                        wrote?: string[];
                        bin?: number | null;
                        minScore?: number | null;
                        maxScore?: number | null;
                        level?: string | null;
                        levelMin?: number | null;
                        levelMax?: number | null;
                        language?: string | null;
                        field?: string[];
                        late?: boolean | (boolean | string) | null;
                        search?: string | null;
                        choices?: {
                            question: string;
                            options: number[];
                        }[] | null;
                        answers?: {
                            question: string;
                            outcome?: ("LEFT_OUT" | "RIGHT" | "WRONG") | null;
                            cell?: {
                                row: number;
                                point: number;
                            } | null;
                            range?: {
                                min?: number | null;
                                max?: number | null;
                            } | null;
                            contains?: string | null;
                        }[] | null;
                        fields?: {
                            name: string;
                            value?: string | null;
                        }[] | null;
                    };
                    all?: boolean;
                };
            };
        };
        responses: {
            201: {
                headers: {
                    location?: string;
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttemptDeletion"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            409: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "CONFLICT";
                    };
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            415: {
                headers: {
                    "accept-encoding"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "KEY_REUSED";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    readAttemptDeletion: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                prefer?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttemptDeletion"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    undoAttemptDeletion: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                "idempotency-key"?: string;
                prefer?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttemptDeletion"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            409: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "CONFLICT";
                    };
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            415: {
                headers: {
                    "accept-encoding"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "KEY_REUSED";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    previewErasure: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                prefer?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ErasedPerson"];
            };
        };
        responses: {
            200: {
                headers: {
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErasurePreview"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            415: {
                headers: {
                    "accept-encoding"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    erasePerson: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                "idempotency-key"?: string;
                prefer?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ErasedPerson"];
            };
        };
        responses: {
            201: {
                headers: {
                    location?: string;
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erasure"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            409: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "CONFLICT";
                    };
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            415: {
                headers: {
                    "accept-encoding"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "KEY_REUSED";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    readErasure: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                prefer?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erasure"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    readOwnAnswers: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                prefer?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    attemptKey: string;
                    language?: string | null;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnAnswers"];
                };
            };
            400: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            404: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            413: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            415: {
                headers: {
                    "accept-encoding"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            429: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "RATE_LIMITED";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    eraseOwnAnswers: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                prefer?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    attemptKey: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        erased: true;
                    };
                };
            };
            400: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            404: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            413: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            415: {
                headers: {
                    "accept-encoding"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            429: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "RATE_LIMITED";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    previewRegrading: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                prefer?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegradePreviewAnswer"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    regradeAnswers: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                "idempotency-key"?: string;
                prefer?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    revision: number;
                    reason?: string | null;
                    mails?: boolean | null;
                };
            };
        };
        responses: {
            201: {
                headers: {
                    location?: string;
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Regrading"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            409: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "CONFLICT";
                    };
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            415: {
                headers: {
                    "accept-encoding"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "KEY_REUSED";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    listRegradings: {
        parameters: {
            query?: {
                limit?: number;
                cursor?: string;
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                prefer?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    link?: string;
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegradingList"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    readRegrading: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                prefer?: string;
            };
            path: {
                id: string;
                regradingId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Regrading"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    readPlaces: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                prefer?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HeldPlaces"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    freePlaces: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                prefer?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        freed: number;
                    };
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            415: {
                headers: {
                    "accept-encoding"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    readLinkValues: {
        parameters: {
            query?: {
                field?: string | string[];
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                "x-passcode"?: string;
                prefer?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        values: components["schemas"]["LinkValue"][];
                    };
                };
            };
            400: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "PASSCODE";
                    };
                };
            };
            404: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            429: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "RATE_LIMITED";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    readRetention: {
        parameters: {
            query?: {
                what?: "DELETE" | "ANONYMISE";
                days?: number;
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                prefer?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ItemRetention"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    exportQuizResults: {
        parameters: {
            query?: {
                from?: string;
                to?: string;
                revision?: number;
                question?: string[];
                option?: number[];
                leftOut?: string[];
                right?: string[];
                wrong?: string[];
                cell?: string[];
                number?: string[];
                wrote?: string[];
                bin?: number;
                minScore?: number;
                maxScore?: number;
                level?: string;
                levelMin?: number;
                levelMax?: number;
                language?: string;
                field?: string[];
                late?: boolean;
                search?: string;
                format?: "csv" | "xlsx" | "json";
                optionColumns?: boolean;
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                prefer?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "content-disposition": string;
                    "x-total-rows": string;
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExportedAttempt"][];
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    exportSurveyResults: {
        parameters: {
            query?: {
                from?: string;
                to?: string;
                revision?: number;
                question?: string[];
                option?: number[];
                leftOut?: string[];
                right?: string[];
                wrong?: string[];
                cell?: string[];
                number?: string[];
                wrote?: string[];
                bin?: number;
                minScore?: number;
                maxScore?: number;
                level?: string;
                levelMin?: number;
                levelMax?: number;
                language?: string;
                field?: string[];
                late?: boolean;
                search?: string;
                format?: "csv" | "xlsx" | "json";
                optionColumns?: boolean;
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                prefer?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "content-disposition": string;
                    "x-total-rows": string;
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExportedAttempt"][];
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    listTexts: {
        parameters: {
            query?: {
                from?: string;
                to?: string;
                revision?: number;
                question?: string[];
                option?: number[];
                leftOut?: string[];
                right?: string[];
                wrong?: string[];
                cell?: string[];
                number?: string[];
                wrote?: string[];
                bin?: number;
                minScore?: number;
                maxScore?: number;
                level?: string;
                levelMin?: number;
                levelMax?: number;
                language?: string;
                field?: string[];
                late?: boolean;
                search?: string;
                limit?: number;
                cursor?: string;
                contains?: string;
                starred?: "true" | "false";
                hidden?: "true" | "false";
                markedSince?: string;
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                prefer?: string;
            };
            path: {
                id: string;
                questionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    link?: string;
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAnswerList"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    readWords: {
        parameters: {
            query?: {
                from?: string;
                to?: string;
                revision?: number;
                question?: string[];
                option?: number[];
                leftOut?: string[];
                right?: string[];
                wrong?: string[];
                cell?: string[];
                number?: string[];
                wrote?: string[];
                bin?: number;
                minScore?: number;
                maxScore?: number;
                level?: string;
                levelMin?: number;
                levelMax?: number;
                language?: string;
                field?: string[];
                late?: boolean;
                search?: string;
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                prefer?: string;
            };
            path: {
                id: string;
                questionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Words"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    markText: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                prefer?: string;
            };
            path: {
                id: string;
                questionId: string;
                attemptId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerMarks"];
            };
        };
        responses: {
            200: {
                headers: {
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAnswer"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            415: {
                headers: {
                    "accept-encoding"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    readThemes: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                prefer?: string;
            };
            path: {
                id: string;
                questionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Themes"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    findThemes: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                prefer?: string;
            };
            path: {
                id: string;
                questionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Themes"];
                };
            };
            400: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            404: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            409: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "CONFLICT";
                    };
                };
            };
            413: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            415: {
                headers: {
                    "accept-encoding"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            429: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "RATE_LIMITED";
                    };
                };
            };
            502: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "GENERATION_FAILED";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "GENERATION_UNAVAILABLE" | "UNAVAILABLE";
                    };
                };
            };
        };
    };
    uploadPdf: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                prefer?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    pdf: string;
                };
            };
        };
        responses: {
            201: {
                headers: {
                    location?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadedPdf"] | components["schemas"]["UploadLink"];
                };
            };
            400: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            413: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            415: {
                headers: {
                    "accept-encoding"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            429: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "RATE_LIMITED";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    sendPdf: {
        parameters: {
            query?: {
                user?: string;
                session?: string;
                token?: string;
                expires?: string;
                signature?: string;
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                prefer?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/pdf": string;
            };
        };
        responses: {
            200: {
                headers: {
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadedPdf"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            409: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "CONFLICT";
                    };
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            415: {
                headers: {
                    "accept-encoding"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    uploadImage: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                prefer?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    image: string;
                };
            };
        };
        responses: {
            201: {
                headers: {
                    location?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadedImage"];
                };
            };
            400: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            409: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "CONFLICT";
                    };
                };
            };
            413: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            415: {
                headers: {
                    "accept-encoding"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            429: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "RATE_LIMITED";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    generateQuizFromTopic: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                "idempotency-key"?: string;
                prefer?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title: string;
                    topic: string;
                    questionCount?: number;
                    questionTypes?: ("multiple_choice" | "multi_select" | "text" | "number")[];
                    language?: string | null;
                    difficulty?: "easy" | "medium" | "hard";
                    showResultsToTakers?: boolean;
                };
            };
        };
        responses: {
            201: {
                headers: {
                    location?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        title: string;
                        description: string | null;
                        language: string | null;
                        format?: "plain" | "rich";
                        sourceUrl: string | null;
                        sourceType: "article" | "pdf" | "text" | "youtube" | "ai_generated";
                        draftedBy: ("model" | "extractive") | null;
                        contentType: "quiz" | "survey";
                        difficulty: "easy" | "medium" | "hard";
                        scoringType: "traditional" | "skill_based";
                        kind: "QUIZ" | "SURVEY" | "ASSESSMENT";
                        skillLevels: {
                            name: string;
                            range: number[];
                            description: string;
                            encouragingMessage: string;
                            followUpContent: string | null;
                        }[] | null;
                        emailResultsSettings: {
                            enabled: boolean;
                            subject: string;
                            customMessage: string;
                            resourceLinks: {
                                title: string;
                                url: string;
                            }[];
                            authorSignature: string;
                        } | null;
                        isPublic: boolean;
                        showResultsToTakers: boolean;
                        collectEmailUpfront: boolean;
                        rules?: {
                            opensAt?: string;
                            closesAt?: string;
                            timeLimit?: number;
                            excludeLate?: true;
                            anonymous?: true;
                            invitedOnly?: true;
                            passcode?: string;
                            maxAttempts?: number;
                            attemptsPerDevice?: number;
                            passMark?: number;
                            certificate?: {
                                issuer?: string;
                                signatory?: string;
                                statesResult?: true;
                            };
                            scoring?: components["schemas"]["Scoring"];
                            shuffleQuestions?: true;
                            shuffleOptions?: true;
                            review?: true;
                            author?: string;
                            shown?: {
                                what: ("SCORE" | "RIGHT_ANSWERS" | "EXPLANATIONS" | "OTHERS_ANSWERS")[];
                                when: "AT_ONCE" | "AFTER_CLOSING";
                            };
                            endings?: {
                                everybody?: {
                                    text?: string;
                                    link?: components["schemas"]["EndingLink"];
                                };
                                passed?: {
                                    text?: string;
                                    link?: components["schemas"]["EndingLink"];
                                };
                                failed?: {
                                    text?: string;
                                    link?: components["schemas"]["EndingLink"];
                                };
                            };
                            fields?: {
                                name: string;
                                values?: string[];
                                isGroup?: true;
                            }[];
                            signedFields?: true;
                            retention?: {
                                what: "DELETE" | "ANONYMISE";
                                days: number;
                            };
                        };
                        revision: number;
                        createdAt: string;
                        updatedAt: string;
                        canEdit: boolean;
                        questions: {
                            id: string;
                            questionText: string;
                            questionType: "multiple_choice" | "single_choice" | "multi_select" | "scale" | "matrix" | "text" | "number";
                            options: string[];
                            order: number;
                            required?: boolean;
                            points?: number;
                            form?: components["schemas"]["QuestionFormOutput"];
                            correctAnswer: number | null;
                            optionWeights: number[] | null;
                            answerKey?: components["schemas"]["AnswerKeyOutput"];
                            explanation: string | null;
                            passage: string | null;
                            passageAnchor: ({
                                kind: "paragraph";
                                paragraph: number;
                            } | {
                                kind: "page";
                                page: number;
                            } | {
                                kind: "second";
                                second: number;
                            }) | null;
                            evidence: {
                                answerable: boolean | null;
                                guessable: boolean | null;
                                level: ("remember" | "understand" | "apply") | null;
                                section: string | null;
                            } | null;
                        }[];
                        notices: string[];
                    };
                };
            };
            400: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            404: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            409: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "CONFLICT";
                    };
                };
            };
            413: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            415: {
                headers: {
                    "accept-encoding"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            422: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "KEY_REUSED" | "SOURCE_UNREADABLE";
                    };
                };
            };
            429: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "RATE_LIMITED";
                    };
                };
            };
            502: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "GENERATION_FAILED";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "GENERATION_UNAVAILABLE" | "UNAVAILABLE";
                    };
                };
            };
        };
    };
    generateQuizFromPdf: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                "idempotency-key"?: string;
                prefer?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title: string;
                    questionCount?: number;
                    questionTypes?: ("multiple_choice" | "multi_select" | "text" | "number")[];
                    language?: string | null;
                    difficulty?: "easy" | "medium" | "hard";
                    showResultsToTakers?: boolean;
                    pdfPath: string;
                    fileName?: string | null;
                    pages?: string | null;
                };
            };
        };
        responses: {
            201: {
                headers: {
                    location?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        title: string;
                        description: string | null;
                        language: string | null;
                        format?: "plain" | "rich";
                        sourceUrl: string | null;
                        sourceType: "article" | "pdf" | "text" | "youtube" | "ai_generated";
                        draftedBy: ("model" | "extractive") | null;
                        contentType: "quiz" | "survey";
                        difficulty: "easy" | "medium" | "hard";
                        scoringType: "traditional" | "skill_based";
                        kind: "QUIZ" | "SURVEY" | "ASSESSMENT";
                        skillLevels: {
                            name: string;
                            range: number[];
                            description: string;
                            encouragingMessage: string;
                            followUpContent: string | null;
                        }[] | null;
                        emailResultsSettings: {
                            enabled: boolean;
                            subject: string;
                            customMessage: string;
                            resourceLinks: {
                                title: string;
                                url: string;
                            }[];
                            authorSignature: string;
                        } | null;
                        isPublic: boolean;
                        showResultsToTakers: boolean;
                        collectEmailUpfront: boolean;
                        rules?: {
                            opensAt?: string;
                            closesAt?: string;
                            timeLimit?: number;
                            excludeLate?: true;
                            anonymous?: true;
                            invitedOnly?: true;
                            passcode?: string;
                            maxAttempts?: number;
                            attemptsPerDevice?: number;
                            passMark?: number;
                            certificate?: {
                                issuer?: string;
                                signatory?: string;
                                statesResult?: true;
                            };
                            scoring?: components["schemas"]["Scoring"];
                            shuffleQuestions?: true;
                            shuffleOptions?: true;
                            review?: true;
                            author?: string;
                            shown?: {
                                what: ("SCORE" | "RIGHT_ANSWERS" | "EXPLANATIONS" | "OTHERS_ANSWERS")[];
                                when: "AT_ONCE" | "AFTER_CLOSING";
                            };
                            endings?: {
                                everybody?: {
                                    text?: string;
                                    link?: components["schemas"]["EndingLink"];
                                };
                                passed?: {
                                    text?: string;
                                    link?: components["schemas"]["EndingLink"];
                                };
                                failed?: {
                                    text?: string;
                                    link?: components["schemas"]["EndingLink"];
                                };
                            };
                            fields?: {
                                name: string;
                                values?: string[];
                                isGroup?: true;
                            }[];
                            signedFields?: true;
                            retention?: {
                                what: "DELETE" | "ANONYMISE";
                                days: number;
                            };
                        };
                        revision: number;
                        createdAt: string;
                        updatedAt: string;
                        canEdit: boolean;
                        questions: {
                            id: string;
                            questionText: string;
                            questionType: "multiple_choice" | "single_choice" | "multi_select" | "scale" | "matrix" | "text" | "number";
                            options: string[];
                            order: number;
                            required?: boolean;
                            points?: number;
                            form?: components["schemas"]["QuestionFormOutput"];
                            correctAnswer: number | null;
                            optionWeights: number[] | null;
                            answerKey?: components["schemas"]["AnswerKeyOutput"];
                            explanation: string | null;
                            passage: string | null;
                            passageAnchor: ({
                                kind: "paragraph";
                                paragraph: number;
                            } | {
                                kind: "page";
                                page: number;
                            } | {
                                kind: "second";
                                second: number;
                            }) | null;
                            evidence: {
                                answerable: boolean | null;
                                guessable: boolean | null;
                                level: ("remember" | "understand" | "apply") | null;
                                section: string | null;
                            } | null;
                        }[];
                        notices: string[];
                    };
                };
            };
            400: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            404: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            409: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "CONFLICT";
                    };
                };
            };
            413: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            415: {
                headers: {
                    "accept-encoding"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            422: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "KEY_REUSED" | "SOURCE_UNREADABLE";
                    };
                };
            };
            429: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "RATE_LIMITED";
                    };
                };
            };
            502: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "GENERATION_FAILED";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "GENERATION_UNAVAILABLE" | "UNAVAILABLE";
                    };
                };
            };
        };
    };
    generateSurveyFromTopic: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                "idempotency-key"?: string;
                prefer?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title: string;
                    description: string;
                    questionCount?: number;
                    questionTypes?: ("single_choice" | "multi_select" | "scale" | "text")[];
                    language?: string | null;
                    showResultsToTakers?: boolean;
                };
            };
        };
        responses: {
            201: {
                headers: {
                    location?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        title: string;
                        description: string | null;
                        language: string | null;
                        format?: "plain" | "rich";
                        sourceUrl: string | null;
                        sourceType: "article" | "pdf" | "text" | "youtube" | "ai_generated";
                        draftedBy: ("model" | "extractive") | null;
                        contentType: "quiz" | "survey";
                        difficulty: "easy" | "medium" | "hard";
                        scoringType: "traditional" | "skill_based";
                        kind: "QUIZ" | "SURVEY" | "ASSESSMENT";
                        skillLevels: {
                            name: string;
                            range: number[];
                            description: string;
                            encouragingMessage: string;
                            followUpContent: string | null;
                        }[] | null;
                        emailResultsSettings: {
                            enabled: boolean;
                            subject: string;
                            customMessage: string;
                            resourceLinks: {
                                title: string;
                                url: string;
                            }[];
                            authorSignature: string;
                        } | null;
                        isPublic: boolean;
                        showResultsToTakers: boolean;
                        collectEmailUpfront: boolean;
                        rules?: {
                            opensAt?: string;
                            closesAt?: string;
                            timeLimit?: number;
                            excludeLate?: true;
                            anonymous?: true;
                            invitedOnly?: true;
                            passcode?: string;
                            maxAttempts?: number;
                            attemptsPerDevice?: number;
                            passMark?: number;
                            certificate?: {
                                issuer?: string;
                                signatory?: string;
                                statesResult?: true;
                            };
                            scoring?: components["schemas"]["Scoring"];
                            shuffleQuestions?: true;
                            shuffleOptions?: true;
                            review?: true;
                            author?: string;
                            shown?: {
                                what: ("SCORE" | "RIGHT_ANSWERS" | "EXPLANATIONS" | "OTHERS_ANSWERS")[];
                                when: "AT_ONCE" | "AFTER_CLOSING";
                            };
                            endings?: {
                                everybody?: {
                                    text?: string;
                                    link?: components["schemas"]["EndingLink"];
                                };
                                passed?: {
                                    text?: string;
                                    link?: components["schemas"]["EndingLink"];
                                };
                                failed?: {
                                    text?: string;
                                    link?: components["schemas"]["EndingLink"];
                                };
                            };
                            fields?: {
                                name: string;
                                values?: string[];
                                isGroup?: true;
                            }[];
                            signedFields?: true;
                            retention?: {
                                what: "DELETE" | "ANONYMISE";
                                days: number;
                            };
                        };
                        revision: number;
                        createdAt: string;
                        updatedAt: string;
                        canEdit: boolean;
                        questions: {
                            id: string;
                            questionText: string;
                            questionType: "multiple_choice" | "single_choice" | "multi_select" | "scale" | "matrix" | "text" | "number";
                            options: string[];
                            order: number;
                            required?: boolean;
                            points?: number;
                            form?: components["schemas"]["QuestionFormOutput"];
                            correctAnswer: number | null;
                            optionWeights: number[] | null;
                            answerKey?: components["schemas"]["AnswerKeyOutput"];
                            explanation: string | null;
                            passage: string | null;
                            passageAnchor: ({
                                kind: "paragraph";
                                paragraph: number;
                            } | {
                                kind: "page";
                                page: number;
                            } | {
                                kind: "second";
                                second: number;
                            }) | null;
                            evidence: {
                                answerable: boolean | null;
                                guessable: boolean | null;
                                level: ("remember" | "understand" | "apply") | null;
                                section: string | null;
                            } | null;
                        }[];
                        notices: string[];
                    };
                };
            };
            400: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            404: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            409: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "CONFLICT";
                    };
                };
            };
            413: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            415: {
                headers: {
                    "accept-encoding"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            422: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "KEY_REUSED" | "SOURCE_UNREADABLE";
                    };
                };
            };
            429: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "RATE_LIMITED";
                    };
                };
            };
            502: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "GENERATION_FAILED";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "GENERATION_UNAVAILABLE" | "UNAVAILABLE";
                    };
                };
            };
        };
    };
    generateSurveyFromLink: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                "idempotency-key"?: string;
                prefer?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    url: string;
                    pages?: string | null;
                    title?: string | null;
                    questionCount?: number;
                    questionTypes?: ("single_choice" | "multi_select" | "scale" | "text")[];
                    language?: string | null;
                    showResultsToTakers?: boolean;
                };
            };
        };
        responses: {
            201: {
                headers: {
                    location?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        survey: components["schemas"]["WholeItem"];
                        notices: string[];
                    };
                };
            };
            400: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            404: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            409: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "CONFLICT";
                    };
                };
            };
            413: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            415: {
                headers: {
                    "accept-encoding"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            422: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "KEY_REUSED" | "SOURCE_UNREADABLE";
                    };
                };
            };
            429: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "RATE_LIMITED";
                    };
                };
            };
            502: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "GENERATION_FAILED";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "GENERATION_UNAVAILABLE" | "UNAVAILABLE";
                    };
                };
            };
        };
    };
    generateSurveyFromPdf: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                "idempotency-key"?: string;
                prefer?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title: string;
                    description?: string | null;
                    questionCount?: number;
                    questionTypes?: ("single_choice" | "multi_select" | "scale" | "text")[];
                    language?: string | null;
                    showResultsToTakers?: boolean;
                    pdfPath: string;
                    fileName?: string | null;
                    pages?: string | null;
                };
            };
        };
        responses: {
            201: {
                headers: {
                    location?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        title: string;
                        description: string | null;
                        language: string | null;
                        format?: "plain" | "rich";
                        sourceUrl: string | null;
                        sourceType: "article" | "pdf" | "text" | "youtube" | "ai_generated";
                        draftedBy: ("model" | "extractive") | null;
                        contentType: "quiz" | "survey";
                        difficulty: "easy" | "medium" | "hard";
                        scoringType: "traditional" | "skill_based";
                        kind: "QUIZ" | "SURVEY" | "ASSESSMENT";
                        skillLevels: {
                            name: string;
                            range: number[];
                            description: string;
                            encouragingMessage: string;
                            followUpContent: string | null;
                        }[] | null;
                        emailResultsSettings: {
                            enabled: boolean;
                            subject: string;
                            customMessage: string;
                            resourceLinks: {
                                title: string;
                                url: string;
                            }[];
                            authorSignature: string;
                        } | null;
                        isPublic: boolean;
                        showResultsToTakers: boolean;
                        collectEmailUpfront: boolean;
                        rules?: {
                            opensAt?: string;
                            closesAt?: string;
                            timeLimit?: number;
                            excludeLate?: true;
                            anonymous?: true;
                            invitedOnly?: true;
                            passcode?: string;
                            maxAttempts?: number;
                            attemptsPerDevice?: number;
                            passMark?: number;
                            certificate?: {
                                issuer?: string;
                                signatory?: string;
                                statesResult?: true;
                            };
                            scoring?: components["schemas"]["Scoring"];
                            shuffleQuestions?: true;
                            shuffleOptions?: true;
                            review?: true;
                            author?: string;
                            shown?: {
                                what: ("SCORE" | "RIGHT_ANSWERS" | "EXPLANATIONS" | "OTHERS_ANSWERS")[];
                                when: "AT_ONCE" | "AFTER_CLOSING";
                            };
                            endings?: {
                                everybody?: {
                                    text?: string;
                                    link?: components["schemas"]["EndingLink"];
                                };
                                passed?: {
                                    text?: string;
                                    link?: components["schemas"]["EndingLink"];
                                };
                                failed?: {
                                    text?: string;
                                    link?: components["schemas"]["EndingLink"];
                                };
                            };
                            fields?: {
                                name: string;
                                values?: string[];
                                isGroup?: true;
                            }[];
                            signedFields?: true;
                            retention?: {
                                what: "DELETE" | "ANONYMISE";
                                days: number;
                            };
                        };
                        revision: number;
                        createdAt: string;
                        updatedAt: string;
                        canEdit: boolean;
                        questions: {
                            id: string;
                            questionText: string;
                            questionType: "multiple_choice" | "single_choice" | "multi_select" | "scale" | "matrix" | "text" | "number";
                            options: string[];
                            order: number;
                            required?: boolean;
                            points?: number;
                            form?: components["schemas"]["QuestionFormOutput"];
                            correctAnswer: number | null;
                            optionWeights: number[] | null;
                            answerKey?: components["schemas"]["AnswerKeyOutput"];
                            explanation: string | null;
                            passage: string | null;
                            passageAnchor: ({
                                kind: "paragraph";
                                paragraph: number;
                            } | {
                                kind: "page";
                                page: number;
                            } | {
                                kind: "second";
                                second: number;
                            }) | null;
                            evidence: {
                                answerable: boolean | null;
                                guessable: boolean | null;
                                level: ("remember" | "understand" | "apply") | null;
                                section: string | null;
                            } | null;
                        }[];
                        notices: string[];
                    };
                };
            };
            400: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            404: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            409: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "CONFLICT";
                    };
                };
            };
            413: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            415: {
                headers: {
                    "accept-encoding"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            422: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "KEY_REUSED" | "SOURCE_UNREADABLE";
                    };
                };
            };
            429: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "RATE_LIMITED";
                    };
                };
            };
            502: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "GENERATION_FAILED";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "GENERATION_UNAVAILABLE" | "UNAVAILABLE";
                    };
                };
            };
        };
    };
    generateQuiz: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                "idempotency-key"?: string;
                prefer?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    url: string;
                    pages?: string | null;
                    title?: string | null;
                    questionCount?: number;
                    questionTypes?: ("multiple_choice" | "multi_select" | "text" | "number")[];
                    language?: string | null;
                    difficulty?: "easy" | "medium" | "hard";
                    showResultsToTakers?: boolean;
                } | {
                    prompt: string;
                    title?: string | null;
                    questionCount?: number;
                    questionTypes?: ("multiple_choice" | "multi_select" | "text" | "number")[];
                    language?: string | null;
                    difficulty?: "easy" | "medium" | "hard";
                    showResultsToTakers?: boolean;
                };
            };
        };
        responses: {
            201: {
                headers: {
                    location?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        quiz: components["schemas"]["WholeItem"];
                        notices: string[];
                    };
                };
            };
            400: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            404: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            409: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "CONFLICT";
                    };
                };
            };
            413: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            415: {
                headers: {
                    "accept-encoding"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            422: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "KEY_REUSED" | "SOURCE_UNREADABLE";
                    };
                };
            };
            429: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "RATE_LIMITED";
                    };
                };
            };
            502: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "GENERATION_FAILED";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "GENERATION_UNAVAILABLE" | "UNAVAILABLE";
                    };
                };
            };
        };
    };
    listGenerations: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                prefer?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerationList"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    beginGeneration: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                "idempotency-key"?: string;
                prefer?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GenerateQUIZFromtopic"] | components["schemas"]["GenerateQUIZFromlink"] | components["schemas"]["GenerateQUIZFrompdf"] | components["schemas"]["GenerateQUIZFromtext"] | components["schemas"]["GenerateSURVEYFromtopic"] | components["schemas"]["GenerateSURVEYFromlink"] | components["schemas"]["GenerateSURVEYFrompdf"] | components["schemas"]["GenerateSURVEYFromtext"] | components["schemas"]["GenerateASSESSMENTFromtopic"] | components["schemas"]["GenerateASSESSMENTFromlink"] | components["schemas"]["GenerateASSESSMENTFrompdf"] | components["schemas"]["GenerateASSESSMENTFromtext"];
            };
        };
        responses: {
            202: {
                headers: {
                    location: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Generation"];
                };
            };
            400: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            404: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            409: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "CONFLICT";
                    };
                };
            };
            413: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            415: {
                headers: {
                    "accept-encoding"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            422: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "KEY_REUSED";
                    };
                };
            };
            429: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "RATE_LIMITED";
                    };
                };
            };
            502: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "GENERATION_FAILED";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "GENERATION_UNAVAILABLE" | "UNAVAILABLE";
                    };
                };
            };
        };
    };
    readGeneration: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                prefer?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Generation"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    endGeneration: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                prefer?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            415: {
                headers: {
                    "accept-encoding"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    followGeneration: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                prefer?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["GenerationEvent"];
                };
            };
            400: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            404: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            406: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_ACCEPTABLE";
                    };
                };
            };
            429: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "RATE_LIMITED";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    listDraftings: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                prefer?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DraftingList"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    beginDrafting: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                "idempotency-key"?: string;
                prefer?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DraftQUIZFromtopic"] | components["schemas"]["DraftQUIZFromlink"] | components["schemas"]["DraftQUIZFrompdf"] | components["schemas"]["DraftQUIZFromtext"] | components["schemas"]["DraftSURVEYFromtopic"] | components["schemas"]["DraftSURVEYFromlink"] | components["schemas"]["DraftSURVEYFrompdf"] | components["schemas"]["DraftSURVEYFromtext"] | components["schemas"]["DraftASSESSMENTFromtopic"] | components["schemas"]["DraftASSESSMENTFromlink"] | components["schemas"]["DraftASSESSMENTFrompdf"] | components["schemas"]["DraftASSESSMENTFromtext"];
            };
        };
        responses: {
            202: {
                headers: {
                    location: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Drafting"];
                };
            };
            400: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            404: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            409: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "CONFLICT";
                    };
                };
            };
            413: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            415: {
                headers: {
                    "accept-encoding"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            422: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "KEY_REUSED";
                    };
                };
            };
            429: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "RATE_LIMITED";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "GENERATION_UNAVAILABLE" | "UNAVAILABLE";
                    };
                };
            };
        };
    };
    readDrafting: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                prefer?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Drafting"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    discardDrafting: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                "idempotency-key"?: string;
                prefer?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            409: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "CONFLICT";
                    };
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            415: {
                headers: {
                    "accept-encoding"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "KEY_REUSED";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    followDrafting: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                prefer?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["DraftingEvent"];
                };
            };
            400: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            404: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            406: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_ACCEPTABLE";
                    };
                };
            };
            429: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "RATE_LIMITED";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    draftMore: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                "idempotency-key"?: string;
                prefer?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    count?: number;
                    difficulty?: "easy" | "medium" | "hard";
                    language?: string | null;
                    audience?: string | null;
                    focus?: string | null;
                    sections?: string[];
                    questionTypes?: ("multiple_choice" | "single_choice" | "multi_select" | "scale" | "matrix" | "text" | "number")[];
                };
            };
        };
        responses: {
            202: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Drafting"];
                };
            };
            400: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            404: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            409: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "CONFLICT";
                    };
                };
            };
            413: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            415: {
                headers: {
                    "accept-encoding"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            422: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "KEY_REUSED";
                    };
                };
            };
            429: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "RATE_LIMITED";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    resumeDrafting: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                "idempotency-key"?: string;
                prefer?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Drafting"];
                };
            };
            400: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            404: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            409: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "CONFLICT";
                    };
                };
            };
            413: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            415: {
                headers: {
                    "accept-encoding"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            422: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "KEY_REUSED";
                    };
                };
            };
            429: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "RATE_LIMITED";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    stopDrafting: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                prefer?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Drafting"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            409: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "CONFLICT";
                    };
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            415: {
                headers: {
                    "accept-encoding"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    finishDrafting: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                "idempotency-key"?: string;
                prefer?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title?: string | null;
                };
            };
        };
        responses: {
            201: {
                headers: {
                    location?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WholeItem"];
                };
            };
            400: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            404: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            409: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "CONFLICT";
                    };
                };
            };
            413: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            415: {
                headers: {
                    "accept-encoding"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            422: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "KEY_REUSED";
                    };
                };
            };
            429: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "RATE_LIMITED";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    updateCandidate: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                prefer?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    state?: "proposed" | "kept" | "dropped";
                    questionText?: string;
                    questionType?: "multiple_choice" | "single_choice" | "multi_select" | "scale" | "matrix" | "text" | "number";
                    options?: string[];
                    correctAnswer?: number;
                    optionWeights?: number[];
                    explanation?: string | null;
                    required?: boolean;
                    points?: number;
                    form?: components["schemas"]["QuestionForm"] | null;
                    answerKey?: components["schemas"]["AnswerKey"] | null;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Drafting"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            409: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "CONFLICT";
                    };
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            415: {
                headers: {
                    "accept-encoding"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    restoreCandidate: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                prefer?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Drafting"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            409: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "CONFLICT";
                    };
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            415: {
                headers: {
                    "accept-encoding"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    reviseCandidate: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                prefer?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    how: "another" | "harder" | "easier" | "options";
                };
            };
        };
        responses: {
            200: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Drafting"];
                };
            };
            400: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            404: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            409: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "CONFLICT";
                    };
                };
            };
            413: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            415: {
                headers: {
                    "accept-encoding"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            422: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "SOURCE_UNREADABLE";
                    };
                };
            };
            429: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "RATE_LIMITED";
                    };
                };
            };
            502: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "GENERATION_FAILED";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "GENERATION_UNAVAILABLE" | "UNAVAILABLE";
                    };
                };
            };
        };
    };
    readMissing: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                prefer?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Missing"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    writeMissing: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                "idempotency-key"?: string;
                prefer?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        title: string;
                        description: string | null;
                        language: string | null;
                        format?: "plain" | "rich";
                        sourceUrl: string | null;
                        sourceType: "article" | "pdf" | "text" | "youtube" | "ai_generated";
                        draftedBy: ("model" | "extractive") | null;
                        contentType: "quiz" | "survey";
                        difficulty: "easy" | "medium" | "hard";
                        scoringType: "traditional" | "skill_based";
                        kind: "QUIZ" | "SURVEY" | "ASSESSMENT";
                        skillLevels: {
                            name: string;
                            range: number[];
                            description: string;
                            encouragingMessage: string;
                            followUpContent: string | null;
                        }[] | null;
                        emailResultsSettings: {
                            enabled: boolean;
                            subject: string;
                            customMessage: string;
                            resourceLinks: {
                                title: string;
                                url: string;
                            }[];
                            authorSignature: string;
                        } | null;
                        isPublic: boolean;
                        showResultsToTakers: boolean;
                        collectEmailUpfront: boolean;
                        rules?: {
                            opensAt?: string;
                            closesAt?: string;
                            timeLimit?: number;
                            excludeLate?: true;
                            anonymous?: true;
                            invitedOnly?: true;
                            passcode?: string;
                            maxAttempts?: number;
                            attemptsPerDevice?: number;
                            passMark?: number;
                            certificate?: {
                                issuer?: string;
                                signatory?: string;
                                statesResult?: true;
                            };
                            scoring?: components["schemas"]["Scoring"];
                            shuffleQuestions?: true;
                            shuffleOptions?: true;
                            review?: true;
                            author?: string;
                            shown?: {
                                what: ("SCORE" | "RIGHT_ANSWERS" | "EXPLANATIONS" | "OTHERS_ANSWERS")[];
                                when: "AT_ONCE" | "AFTER_CLOSING";
                            };
                            endings?: {
                                everybody?: {
                                    text?: string;
                                    link?: components["schemas"]["EndingLink"];
                                };
                                passed?: {
                                    text?: string;
                                    link?: components["schemas"]["EndingLink"];
                                };
                                failed?: {
                                    text?: string;
                                    link?: components["schemas"]["EndingLink"];
                                };
                            };
                            fields?: {
                                name: string;
                                values?: string[];
                                isGroup?: true;
                            }[];
                            signedFields?: true;
                            retention?: {
                                what: "DELETE" | "ANONYMISE";
                                days: number;
                            };
                        };
                        revision: number;
                        createdAt: string;
                        updatedAt: string;
                        canEdit: boolean;
                        questions: {
                            id: string;
                            questionText: string;
                            questionType: "multiple_choice" | "single_choice" | "multi_select" | "scale" | "matrix" | "text" | "number";
                            options: string[];
                            order: number;
                            required?: boolean;
                            points?: number;
                            form?: components["schemas"]["QuestionFormOutput"];
                            correctAnswer: number | null;
                            optionWeights: number[] | null;
                            answerKey?: components["schemas"]["AnswerKeyOutput"];
                            explanation: string | null;
                            passage: string | null;
                            passageAnchor: ({
                                kind: "paragraph";
                                paragraph: number;
                            } | {
                                kind: "page";
                                page: number;
                            } | {
                                kind: "second";
                                second: number;
                            }) | null;
                            evidence: {
                                answerable: boolean | null;
                                guessable: boolean | null;
                                level: ("remember" | "understand" | "apply") | null;
                                section: string | null;
                            } | null;
                        }[];
                        notices: string[];
                    };
                };
            };
            400: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            404: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            409: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "CONFLICT";
                    };
                };
            };
            413: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            415: {
                headers: {
                    "accept-encoding"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            422: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "KEY_REUSED" | "SOURCE_UNREADABLE";
                    };
                };
            };
            429: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "RATE_LIMITED";
                    };
                };
            };
            502: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "GENERATION_FAILED";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "GENERATION_UNAVAILABLE" | "UNAVAILABLE";
                    };
                };
            };
        };
    };
    draftTranslation: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                prefer?: string;
            };
            path: {
                id: string;
                language: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TranslationDraft"];
                };
            };
            400: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            404: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            413: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            415: {
                headers: {
                    "accept-encoding"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            429: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "RATE_LIMITED";
                    };
                };
            };
            502: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "GENERATION_FAILED";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "GENERATION_UNAVAILABLE" | "UNAVAILABLE";
                    };
                };
            };
        };
    };
    describeImage: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                prefer?: string;
            };
            path: {
                hash: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImageDescriptionBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageDescription"];
                };
            };
            400: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            404: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            413: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            415: {
                headers: {
                    "accept-encoding"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            429: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "RATE_LIMITED";
                    };
                };
            };
            502: {
                headers: {
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "GENERATION_FAILED";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    "ratelimit-policy"?: string;
                    ratelimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "GENERATION_UNAVAILABLE" | "UNAVAILABLE";
                    };
                };
            };
        };
    };
    readAdminDashboard: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                prefer?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminDashboard"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    listUsers: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                plan?: ("free" | "pro" | "enterprise") | null;
                isAdmin?: boolean | (boolean | string) | null;
                isEmailVerified?: boolean | (boolean | string) | null;
                hasContent?: boolean | (boolean | string) | null;
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                prefer?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    link?: string;
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        users: components["schemas"]["AdminUser"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    listAllContent: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                contentType?: ("quiz" | "survey") | null;
                visibility?: ("public" | "private") | null;
                sourceType?: ("article" | "pdf" | "text" | "youtube" | "ai_generated") | null;
                creator?: string | null;
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                prefer?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    link?: string;
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["AdminContent"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    readAnalytics: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                prefer?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminAnalytics"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    readContentDetails: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                prefer?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentDetails"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    unpublishOrphan: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                prefer?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        isPublic: boolean;
                    };
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            415: {
                headers: {
                    "accept-encoding"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    deleteOrphan: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                "idempotency-key"?: string;
                prefer?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            409: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "CONFLICT";
                    };
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            415: {
                headers: {
                    "accept-encoding"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "KEY_REUSED";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    setAdministrator: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                prefer?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    isAdmin: boolean;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminUser"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            409: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "CONFLICT";
                    };
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            415: {
                headers: {
                    "accept-encoding"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    listReports: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                prefer?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    link?: string;
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        reports: components["schemas"]["ContentReport"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    closeReport: {
        parameters: {
            query?: {
                strict?: "0" | "1" | "true" | "false";
            };
            header?: {
                "idempotency-key"?: string;
                prefer?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "assay-ignored"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "VALIDATION_FAILED";
                    };
                };
            };
            401: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAUTHENTICATED" | "TOKEN_EXPIRED";
                    };
                };
            };
            403: {
                headers: {
                    "www-authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "FORBIDDEN";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "NOT_FOUND";
                    };
                };
            };
            409: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "CONFLICT";
                    };
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            415: {
                headers: {
                    "accept-encoding"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "KEY_REUSED";
                    };
                };
            };
            503: {
                headers: {
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
}
