;; Opens a file in Emacs with eglot, waits for diagnostics, applies a code action, saves.
;; Prints lines of "before TEXT" and "after TEXT".
;;   HREFLINT_COMMAND  the server's command line, as a JSON array
;;   HREFLINT_FILE     the file
;;   HREFLINT_ACTION   the title of the code action to apply

(let ((default-directory "/usr/share/emacs/site-lisp/elpa"))
  (when (file-directory-p default-directory) (normal-top-level-add-subdirs-to-load-path)))
(require 'eglot)
(require 'flymake)
(require 'json)
(setq eglot-sync-connect t eglot-autoshutdown nil eglot-confirm-server-initiated-edits nil
      make-backup-files nil create-lockfiles nil auto-save-default nil)

;; The version of the text that the newest diagnostics are about. Marks also go when the text under
;; them does, and the server tells of an unchanged text again when it knows more of its links.
(defvar hreflint-told nil)
(cl-defmethod eglot-handle-notification :after
  (_server (_method (eql textDocument/publishDiagnostics)) &key version &allow-other-keys)
  (setq hreflint-told version))

(defun hreflint-wait (test)
  (let ((end (+ (float-time) 20)))
    (while (and (< (float-time) end) (not (funcall test))) (accept-process-output nil 0.05))))

(defun hreflint-print (word)
  (dolist (d (seq-sort-by #'flymake-diagnostic-beg #'< (flymake-diagnostics)))
    (princ (format "%s %S\n" word
                   (buffer-substring-no-properties (flymake-diagnostic-beg d) (flymake-diagnostic-end d))))))

(let ((command (append (json-read-from-string (getenv "HREFLINT_COMMAND")) nil))
      (title (getenv "HREFLINT_ACTION")))
  (set-language-environment "UTF-8")
  (find-file (getenv "HREFLINT_FILE"))
  (setq eglot-server-programs (list (cons major-mode command)))
  (call-interactively #'eglot)
  (flymake-mode 1)
  (flymake-start)
  (hreflint-wait #'flymake-diagnostics)
  (hreflint-print "before")
  (let* ((actions (append (eglot-code-actions (point-min) (point-max)) nil))
         (action (seq-find (lambda (a) (equal (plist-get a :title) title)) actions)))
    (when action
      (eglot--apply-workspace-edit (plist-get action :edit))
      ;; Changes are sent when Emacs is idle, which it never is in a script.
      (eglot--signal-textDocument/didChange)
      (hreflint-wait (lambda () (equal hreflint-told eglot--versioned-identifier))))
    (hreflint-print "after")
    (save-buffer))
  (ignore-errors (eglot-shutdown-all))
  (kill-emacs 0))
